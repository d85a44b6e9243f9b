### Lo que se ve tras intentar un reparto del día.

daily-title = { $game }, día { $number }
daily-until = { $date }, abierto hasta las 00:00 UTC
daily-final = { $date }, cerrado
daily-first = Nadie terminó antes
daily-alone = Nadie más lo jugó
daily-better = { $percent ->
    [0] Por detrás del resto
    [100] Mejor que todo el resto
   *[other] Mejor que el { $percent } %
}{ $closed ->
    [yes] { "" }
   *[no] { " por ahora" }
}
daily-level-with-par = Igual que el par
daily-above-par = { $by } por encima del par ({ PLUS($par) }{ $par })
daily-below-par = { $by } por debajo del par ({ PLUS($par) }{ $par })
daily-place = Puesto { $place } de { $total } en todas partes
daily-place-here = Puesto { $place } de { $total } en este servidor
daily-streak = { $days ->
    [one] Primer día de una racha
   *[other] { $days } días seguidos
}
daily-everybody = Todo el mundo{ $closed ->
    [yes] { "" }
   *[no] { " por ahora" }
}
daily-friends = En este servidor
daily-more = Y { $count } más en este servidor.
daily-new-here = Te conozco desde hace menos de una semana, así que esto solo cuenta en tus servidores.
daily-under-way = { $count ->
    [one] Queda 1 por terminar.
   *[other] Quedan { $count } por terminar.
}
daily-unfinished = { $count ->
    [one] 1 empezó y no terminó: al final.
   *[other] { $count } empezaron y no terminaron: al final.
}
daily-own-score = Tus puntos: { PLUS($score) }{ $score }
daily-friend = { $place }. { $name }: { PLUS($score) }{ $score }
button-daily-look = Actualizar
button-daily-share = Compartir
button-daily-compare = Comparar
refusal-daily-not-finished = No has terminado ese reparto del día, así que todo sobre él sigue en secreto para ti. Juégalo con `/daily`.

## Compartir

daily-share = { $player } · { $title }: { $figures }
daily-share-score = { PLUS($score) }{ $score }
daily-share-score-par = { PLUS($score) }{ $score } (par { PLUS($par) }{ $par })
daily-share-better = { $percent ->
    [0] por detrás del resto
    [100] mejor que todo el resto
   *[other] mejor que el { $percent } %
}
daily-share-streak = { $days } días seguidos
done-daily-shared = Compartido en { $channel }.
refusal-daily-share-copy = Aquí no hay un canal en el que pueda publicar. Copia esto: { $line }
refusal-daily-share-place = No publico resultados en este canal. Pulsa **Compartir** en uno de estos: { $channels }. O copia esto: { $line }
refusal-daily-may-not-share = No puedes escribir en { $channel } (hace falta el permiso { $permission }), así que no publico allí por ti. Copia esto: { $line }
refusal-daily-cannot-share = No puedo publicar en { $channel }: me falta un permiso ({ $permission }). Pide a quien administre el servidor que lo conceda, o copia esto: { $line }

## Comparar jugadas

daily-compare-title = { $title }: tú y { $other }
daily-compare-choice = Ronda { $round }, tu decisión { $choice } de { $last }
daily-compare-par = par
daily-compare-beside-par = Par: lo que juega el maestro
daily-compare-beside-here = Lo mejor de este servidor
daily-compare-beside-all = Lo mejor de todas partes
daily-compare-own = Tú ({ PLUS($score) }{ $score })
daily-compare-other = { $player } ({ PLUS($score) }{ $score })
daily-compare-par-name = Par
daily-compare-line = **{ $who }** · { $did }
daily-compare-ended = no tomó más decisiones en esta ronda.
choose-daily-beside = Con quién comparar
refusal-daily-no-par = Todavía no hay con qué comparar: aún se calcula lo que juega el maestro. Inténtalo de nuevo en unos minutos.
