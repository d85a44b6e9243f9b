### Encuentros: varias partidas hasta que alguien ha ganado bastantes.

option-match = Encuentro
option-match-single = una sola partida
option-match-best-of-3 = al mejor de tres
option-match-best-of-5 = al mejor de cinco
option-match-best-of-7 = al mejor de siete
option-match-first-to-5 = a 5 partidas ganadas
option-match-first-to-6 = a 6 partidas ganadas
option-match-first-to-7 = a 7 partidas ganadas
option-match-first-to-8 = a 8 partidas ganadas
option-match-first-to-9 = a 9 partidas ganadas
option-match-first-to-10 = a 10 partidas ganadas
argument-match = Una sola partida o un encuentro de varias; si lo omites, una sola
terms-match = Es un encuentro, { $length }: la siguiente partida empieza cuando alguien pulsa **Siguiente partida**.
lobby-match = Encuentro: { $length }

## Cómo va

match-game = Partida { $number } del encuentro ({ $length }).
match-even = El encuentro va igualado { $games }.
match-shared = En cabeza del encuentro hay empate { $games }.
match-leads = **{ $side }** { $members ->
    [one] va
   *[other] van
} por delante en el encuentro { $games }.
match-won = ¡Gana el encuentro { $games }: **{ $side }**!
match-score-side = { $side } { $wins }
match-drawn = Encuentro, { $length }
match-drawn-even = igualado hasta ahora
match-drawn-leads = { $side } { $members ->
    [one] va
   *[other] van
} por delante
match-drawn-won = gana { $side }
match-counted = Esta partida vale por { $count } partidas del encuentro.
button-next-game = Siguiente partida
done-next-game = La siguiente partida del encuentro ha empezado: { $link }
scores-match-won = el encuentro está ganado { $games }
stats-matches = { $matches ->
    [one] 1 encuentro, ganados: { $won }
   *[other] { $matches } encuentros, ganados: { $won }
}

## Lo que no se permite

refusal-match-goes-on = Tu encuentro no ha terminado. Pulsa **Siguiente partida** para continuarlo.
refusal-no-next-game = En esa mesa no sigue ningún encuentro. **Revancha** bajo la partida empieza uno nuevo.
