### The selfplay command: computer players against each other.

level-carefree = sorglos
level-beginner = Anfänger
level-intermediate = mittel
level-advanced = fortgeschritten
level-expert = Experte
level-master = Meister
level-steady = beständiger Experte

selfplay-head = { $unit ->
    [games] { $deals } gespiegelte Blätter von { $preset }, ganze Partien. Siege und Punkte Vorsprung, mit 95-%-Intervallen:
   *[rounds] { $deals } gespiegelte Blätter von { $preset }, je eine Runde. Siege und Punkte Vorsprung, mit 95-%-Intervallen:
}
selfplay-player = { $level }: Siege { $wins } ({ $wins_low } bis { $wins_high }), Punkte { $margin } ({ $margin_low } bis { $margin_high }); { $mean } ms pro Entscheidung, { $slow } ms im 99. Perzentil
