### The selfplay command: computer players against each other.

level-carefree = insouciant
level-beginner = débutant
level-intermediate = intermédiaire
level-advanced = avancé
level-expert = expert
level-master = maître
level-steady = expert constant

selfplay-head = { $unit ->
    [games] { $deals } donnes en miroir de { $preset }, parties entières. Victoires et avance en points, avec des intervalles à 95 % :
   *[rounds] { $deals } donnes en miroir de { $preset }, une manche chacune. Victoires et avance en points, avec des intervalles à 95 % :
}
selfplay-player = { $level } : victoires { $wins } ({ $wins_low } à { $wins_high }), points { $margin } ({ $margin_low } à { $margin_high }) ; { $mean } ms par décision, { $slow } ms au 99e centile
