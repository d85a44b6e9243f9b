### Piquet: ayuda, lo que se puede hacer y por qué, pistas, y lo que aprende quien empieza.

help-piquet-rules =
    Dos participantes y 32 cartas, del as al siete; no hay triunfos. Quien reparte es **postre**, la otra persona es **mano**. Cada una recibe doce cartas, y ocho son el **talón**.
    ### Cambio
    La mano cambia de una a cinco cartas, el postre { $younger_must_exchange ->
        [yes] al menos una
       *[no] ninguna o algunas
    } de lo que queda. La mano ve lo que deja de las cinco primeras. El postre puede mirar lo que queda al final; la mano lo ve entonces tras nombrar el palo de su primera salida. Una mano sin figuras es **carta blanca** (10 puntos): la mano puede anunciarla, la del postre se anuncia sola.
    ### Declaraciones
    { $declarations ->
        [automatic] Todo se declara por ti.
       *[chosen] Primero el punto, luego las secuencias, luego los tríos y catorces. La mano dice cuántas cartas, el postre contesta **vale**, **no vale** o **igual**. Solo si los números son iguales la mano dice más. Puedes declarar menos de lo que tienes.
    }
    - **Punto**: tu palo más largo; entre iguales gana el que más suma (as 11, figuras y dieces 10). Un punto por carta.
    - **Secuencia**: tres o más cartas vecinas de un palo. Gana la más larga; entre iguales, la que llega más alto. Quien tiene la mejor puntúa todas las suyas, la otra persona ninguna.
    - **Trío, catorce**: tres o cuatro ases, reyes, reinas, jotas o dieces. Un catorce gana a cualquier trío; si no, gana el valor más alto. Quien tiene el mejor puntúa todos los suyos, la otra persona ninguno.
    Si el punto o la secuencia son iguales, nadie puntúa por ellos. El postre dice lo que vale de lo suyo tras la primera salida de la mano.
    ### Juego
    Sale la mano. Asiste si puedes; gana la carta más alta del palo de salida, y quien gana sale. Quien tiene más bazas tiene **las cartas** (10 puntos); las doce son **capote** (40).
    ### El final
    { $partie ->
        [to-target] La partida termina con el reparto en que alguien llega a { $target }, y entonces gana la puntuación más alta. Si hay empate, sigue otro reparto. El resultado es la diferencia de puntos, y el doble si quien pierde tiene menos de la mitad de { $target }.
       *[other] Una partida tiene { $partie ->
            [four] cuatro repartos, y el primero y el último valen doble
           *[six] seis repartos
        }. Quien gana se lleva la diferencia y 100. { $rubicon ->
            [yes] Quien pierde con menos de { $target } no pasa el **rubicón**: quien gana se lleva la suma de ambas puntuaciones y 100.
           *[no] No hay rubicón.
        } Si hay empate tras el último reparto, siguen dos más. Si vuelve a haberlo, la partida queda empatada.
    }
help-piquet-play =
    - **Cambiar**: pulsa una de las sugerencias, o elige cartas de la lista de debajo. Ves lo que conservan y pierden antes de cambiar.
    { $declarations ->
        [automatic] {""}
       *[chosen] - **Declarar**: **Todo** declara de una vez lo que tienes. Para guardar algo en secreto, elige clase por clase. `/declare` lleva cartas, o `onto: nada`.
    }
    - **Jugar**: elige una carta, o escribe `/play KH`.
    - Lo dicho y lo jugado no vuelve. Solo contra bots, **Volver atrás** recupera un turno, como práctica.
    `/view declarations` repite lo que se dijo, `/view points` cuenta el reparto, y `/explore` muestra lo que puedes saber de la otra mano.
help-piquet-strategy =
    - Si eres mano, toma las cinco cartas salvo que tengas algo muy bueno: sales tú, así que atacas. Si eres postre, guarda los palos que la mano puede correr.
    - Conserva tu palo más largo. Da el punto, quizá una secuencia, y bazas.
    - Conserva ases y reyes, y tres iguales que puedan ser cuatro. Un catorce vale 14, y más porque frena el de tu rival.
    { $declarations ->
        [automatic] {""}
       *[chosen] - Antes de callar algo, piensa lo que cuesta. Callar un trío puede ocultar una carta guardada.
    }
    - Cuenta hasta 30: para la mano, treinta antes de que puntúe el postre es pique; y para cualquiera, treinta solo con lo declarado es repique.
    - Siete bazas valen 10 puntos. Cerca del final, cuenta quién puede alcanzarlas todavía.
help-piquet-scoring =
    - Carta blanca 10
    - Punto: 1 por carta
    - Tercera 3, cuarta 4, quinta 15, sexta 16, séptima 17, octava 18
    - Trío 3, catorce 14
    - Cada carta de salida 1, cada baza ganada a la salida de tu rival 1, la última baza 1 más{ $low_cards_count ->
        [yes] { "" }
       *[no] . Las cartas por debajo del diez no cuentan
    }
    - Las cartas (más de seis bazas) 10, o en su lugar capote (las doce) 40
    - **Repique**: 30 declarados antes de que la otra persona puntúe: 60 más
    - **Pique**: la mano llega a 30 entre lo declarado y el juego antes de que puntúe el postre: 30 más
    Se cuentan en este orden: carta blanca, punto, secuencias, tríos y catorces, juego. Así que si tu punto vale, los tríos y catorces de tu rival no pueden dar repique; y si vale algo de lo que declara el postre, la mano no puede hacer pique. Una clase igualada no impide ninguno de los dos.
help-piquet-words =
    - **Mano, postre**: quien sale primero, y quien reparte.
    - **Talón**: las ocho cartas que no se reparten.
    - **Carta blanca**: doce cartas sin rey, reina ni jota.
    - **Punto**: el palo más largo. **Suma**: lo que cuentan sus cartas.
    - **Tercera, cuarta, quinta, sexta, séptima, octava**: secuencias de tres a ocho cartas.
    - **Trío, catorce**: tres y cuatro del mismo valor.
    - **Vale, no vale, igual**: las respuestas del postre.
    { $declarations ->
        [automatic] {""}
       *[chosen] - **Callar**: declarar menos de lo que tienes.
    }
    - **Pique, repique**: 30 puntos antes de que la otra persona tenga alguno, con juego o sin él.
    - **Las cartas**: más de la mitad de las bazas. **Capote**: todas.
    - **Partida**: los repartos que se liquidan juntos.{ $partie ->
        [to-target] {""}
       *[other] { $rubicon ->
            [yes] {" "}**Rubicón**: los { $target } puntos a los que conviene llegar al perder.
           *[no] {""}
        }
    }

## Lo que se puede hacer

fact-may-exchange = Puedes cambiar de { $least } a { $most } cartas. Se reponen del talón.
fact-may-blanche = No tienes figuras. Anuncia carta blanca por 10 puntos: entonces muestras tus cartas antes de cambiar.
fact-may-peek = Puedes mirar las cartas que quedan en el talón. Tu rival las ve entonces también, tras nombrar el palo de la primera salida.
fact-may-leave = Puedes dejar sin ver el resto del talón, y así tampoco lo ve tu rival.
fact-may-name = Puedes nombrar el palo de tu primera salida. Entonces ves las cartas que miró tu rival.
fact-may-declare = Puedes declarar { $target }, o nada.
fact-may-answer = Puedes declarar lo tuyo ({ $target }), si alcanza, o decir que no hay nada mejor.
fact-may-follow = No puedes asistir, así que puedes jugar cualquier carta. Ninguna puede ganar.
fact-do-blanche = Anuncia carta blanca.
fact-do-peek = Mira las cartas que quedan.
fact-do-name = Sal de { $onto }.
fact-do-leave = Deja sin ver las cartas que quedan.
fact-do-declare = Declara { $onto }{ $count ->
    [0] { "" }
   *[other] : { $cards }
}.

## Pistas

fact-hint-keeps-point = Conservas { $cards } para el punto.
fact-hint-keeps-sequence = Conservas la secuencia { $cards }.
fact-hint-keeps-set = Conservas tus { $count ->
    [3] tres
   *[4] cuatro
} { $rank }.
fact-hint-breaks-point = Esto rompe tus { $suit }.
fact-hint-breaks-sequence = Esto rompe la secuencia { $cards }.
fact-hint-breaks-set = Esto rompe tus { $count ->
    [3] tres
   *[4] cuatro
} { $rank }.
fact-hint-draws = { $count ->
    [0] No robas nada y conservas tus cartas.
   *[other] { $all ->
        [yes] Robas { number-of-cards }, todas las que puedes.
       *[no] Robas { number-of-cards } de las { $most } que podrías.
    }
}
fact-hint-blanche = La carta blanca vale 10 puntos, y cuenta para el repique.
fact-hint-peek = Conocer estas cartas te ayuda a situar las demás.
fact-hint-name = Ves lo que miró tu rival, y aún eliges la carta.
fact-hint-leave = Sabes menos, pero tu rival también.
fact-hint-everything = Lo que tienes puede dar hasta { number-of-points }, y callarlo no te da nada.
fact-hint-everything-poor = No tienes nada que pueda puntuar, así que no hay nada que callar.
fact-hint-sink = Lo tuyo ({ $target }) le diría a tu rival más de lo que vale.
fact-hint-nothing = No tienes nada que pueda valer ({ $target }).
fact-hint-claims = { $cards } quizá valga.
fact-hint-tricks = { $count ->
    [0] Necesitas { $needed } bazas para las cartas{ $lost ->
        [0] .
       *[other] ; tu rival tiene { $lost }.
    }
    [one] Tienes 1 baza y tu rival { $lost }: { $needed } más te dan las cartas.
   *[other] Tienes { $count } bazas y tu rival { $lost }{ $needed ->
        [0] , así que ya tienes las cartas.
        [one] : una más te da las cartas.
       *[other] : { $needed } más te dan las cartas.
    }
}

## Lecciones

lesson-piquet-aim = Eres { $role ->
    [elder] **mano**: cambias, declaras y sales primero
   *[younger] **postre**: tu rival cambia, declara y sale primero
}. Los puntos vienen de tres cosas: lo que tienes en la mano, cada carta con la que sales o ganas, y la mayoría de las bazas.
lesson-piquet-exchange = Suelta las cartas que menos necesitas, de { $least } a { $most }, y recibe otras del talón. Conserva tu palo más largo, las cartas vecinas, los ases y los reyes. **{ verb-exchange }** te deja elegirlas, y las sugerencias de debajo dicen lo que conserva cada una.
lesson-piquet-look = No tomaste todas las cartas que podías. Puedes mirar las que quedan, pero entonces las ve también tu rival, tras nombrar el palo de la primera salida.
lesson-piquet-declare = Ahora dices lo que tienes: un **punto** (palo más largo), **secuencias** (tres vecinas o más) y **tríos o catorces** (tres o cuatro ases, reyes, reinas, jotas o dieces). **{ label-declare-everything }** lo declara de una vez.
lesson-piquet-answer = "Vale" significa que la otra mano no tiene nada mejor, así que cuenta. "No vale", que sí lo tiene. Si es igual, nadie puntúa.
lesson-piquet-lead = Sales con cualquier carta: { $low_cards_count ->
    [yes] vale 1 punto
   *[no] un diez o más vale 1 punto
}. Quien gana la baza sale otra vez. Sin triunfos, solo gana una carta más alta del mismo palo.
lesson-piquet-follow = Asiste si puedes. Una baza que ganas con la segunda carta vale 1 punto{ $low_cards_count ->
    [yes] { "" }
   *[no] {" "}si es un diez o más
}, y después sales tú.
lesson-piquet-told = La mano ha salido, así que el postre ha dicho lo que vale de lo suyo. `/view declarations` lo repite.
lesson-piquet-pique = Con 30 puntos declarados antes de que la otra persona puntúe haces **repique** (60 más). La mano que llega a 30 con el juego hace **pique** (30 más).
lesson-piquet-scored = El reparto está puntuado. Pulsa **{ verb-deal }** para seguir: ahora reparte la otra persona.
lesson-piquet-rubicon = { $rubicon ->
    [yes] Intenta llegar a { $target } puntos antes del final de la partida, aunque pierdas: por debajo, quien gana se lleva también los tuyos.
   *[no] Quien gana la partida se lleva la diferencia y 100.
}

guide-piquet-exchange = Eres mano: cambias primero, y puedes tomar hasta cinco cartas. { $cards } son las que menos te ayudan, así que suéltalas.
guide-piquet-declare = Ahora tus cartas pueden valer algo. Declara todo lo que tienes; tu rival contesta "vale", "no vale" o "igual".
guide-piquet-lead = Ahora el juego. { $low_cards_count ->
    [yes] Cada carta
   *[no] Cada diez o más
} con que sales vale un punto. Sal con { $cards }.
guide-piquet-lead-again = Has ganado, así que sales otra vez. { $cards } vale otro punto.
guide-piquet-win = { $cards } gana esta baza. Es un punto, y la salida es tuya.
guide-piquet-lose = Esta no puedes ganarla. { $cards } es la carta que menos necesitas.
guide-piquet-done = **Vuelves a tener la salida**, y el resto de las bazas puede ser tuyo: con siete tienes las cartas. Así va: cambiar, declarar y jugar por la mayoría. Desde aquí juegas por tu cuenta. Te explicaré las demás reglas cuando hagan falta, y **{ button-hint }** bajo tu mano muestra siempre una buena jugada.
