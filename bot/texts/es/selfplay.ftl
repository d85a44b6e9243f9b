### El comando selfplay: bots unos contra otros.

level-carefree = despreocupado
level-beginner = principiante
level-intermediate = intermedio
level-advanced = avanzado
level-expert = experto
level-master = maestro
level-steady = experto constante

selfplay-head = { $unit ->
    [games] { $deals } repartos en espejo de { $preset }, partidas enteras. Victorias y puntos de ventaja, con intervalos del 95 %:
   *[rounds] { $deals } repartos en espejo de { $preset }, una ronda cada uno. Victorias y puntos de ventaja, con intervalos del 95 %:
}
selfplay-player = { $level }: gana { $wins } (de { $wins_low } a { $wins_high }), puntos { $margin } (de { $margin_low } a { $margin_high }); { $mean } ms por decisión, { $slow } ms en el percentil 99
