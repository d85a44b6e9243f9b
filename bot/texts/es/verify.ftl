### Comprobar cómo se repartieron las cartas.

command-table-verify = Muestra el sello de las cartas, o calcula otra vez las de las rondas terminadas
argument-verify-table = Qué mesa; si lo omites, la de este canal o tu última
argument-verify-file = Un archivo de repartos revelados, en vez de una mesa
argument-verify-commitment = El sello que apuntaste, como 1a2b…; si es de una ronda posterior a la primera, 1a2b…@2
argument-verify-day = Un día cuyos repartos han terminado, como 2026-11-24, en vez de una mesa
verify-day-sealed = Los repartos del { $day } están sellados con `{ $commitment }`. Cuando el día termina, a las 00:00 UTC, se revela el secreto y se puede calcular otra vez cada carta.
verify-day-how = Cualquiera puede comprobarlo en su propio equipo: docs/daily.md explica cómo.
verify-brought = Al barajar se usaron palabras de quienes jugaron, o mías en su lugar: { $listed }.
verify-brought-seat = { $number }. { $words }
verify-proves = Si apuntaste ese sello antes de repartirse las cartas, esto demuestra que ya estaban fijadas entonces y que nadie las eligió después.
verify-claims = Sin un sello que hayas apuntado tú antes de repartirse las cartas, esto solo demuestra que el archivo es coherente.
verify-cannot = No puede demostrar que nadie miró las cartas. Y lo he comprobado yo: si no te fías de mí, toma el archivo de **Reparto limpio** y ejecuta `python check_deal.py` en tu propio equipo (docs/deals.md explica cómo). Busca tus palabras entre las de la mesa.
refusal-no-such-day = El { $day } no hubo repartos del día. Escribe una fecha como 2026-11-24.
refusal-file-too-large = Ese archivo es demasiado grande para ser un archivo de repartos revelados.
refusal-no-commitment = { deals-commitment }

## Reparto limpio: el sello antes de repartir las cartas, y el archivo después de la ronda

fair-deal-fingerprint = -# Las cartas están selladas: { $fingerprint }… (**Reparto limpio** lo muestra entero)
fair-deal-title = ### Reparto limpio, mesa { $table }
fair-deal-sealed =
    Las cartas de la ronda { $round } están selladas con
    `{ $commitment }{ $noted ->
        [0] { "" }
       *[other] @{ $noted }
    }`
fair-deal-before = ¿Quieres tener la seguridad de que nadie elige tus cartas? Apunta este sello y añade palabras tuyas al barajar con `/table join seed:`. Después de la ronda, pulsa otra vez **Reparto limpio** para recibir el archivo que lo demuestra.
reveal-later = El archivo que demuestra las rondas terminadas revela también sus manos. Quienes juegan pueden tenerlo ya, y tú cuando termine la partida.
reveal-how = Con este archivo cualquiera puede comprobar las cartas de las rondas terminadas: `/table verify`, o en su propio equipo `python check_deal.py { $file } COMMITMENT`. COMMITMENT es el sello que apuntaste para la ronda 1. Si apuntaste el de una ronda posterior, añade su número: `COMMITMENT@2`. docs/deals.md explica cómo funciona.
