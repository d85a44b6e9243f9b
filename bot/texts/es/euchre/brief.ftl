### Cómo se juega, en diez líneas.

help-euchre-brief =
    - { $players ->
        [2] Dos participantes, cinco cartas en cada mano.
        [3] Tres participantes, cinco cartas en cada mano. Quien elige triunfo juega contra el resto.
       *[4] Dos parejas, cinco cartas en cada mano. Tu pareja se sienta enfrente.
    } La partida es a { $target } { $target ->
        [one] punto
       *[other] puntos
    }.
    - Se descubre una carta. Por turno, **ordénala**, para que su palo sea triunfo, o pasa.{ $upcard_taken ->
        [yes] {" "}Quien reparte la toma entonces y aparta otra.
       *[no] {""}
    }
    - Si todo el mundo pasa, se puede **elegir otro palo** por turno. { $stick_the_dealer ->
        [yes] Quien reparte debe hacerlo si nadie más lo hace.
       *[no] Si nadie lo hace, reparte el asiento siguiente.
    }
    - Lo más alto en triunfos: { $best_bower ->
        [joker] el joker, después{" "}
        [benny] el dos de picas, después{" "}
       *[none] {""}
    }la jota de triunfo, y después la **otra jota de ese color**, que también es triunfo. Luego A K Q y así.
    - Asiste si puedes. Gana la carta más alta del palo de salida, o el triunfo más alto.
    - { $players ->
        [4] La pareja que eligió triunfo anota 1 punto por tres o cuatro bazas y 2 por las cinco. Con menos de tres es **euchre**: 2 puntos para la otra pareja.
        [3] Quien eligió triunfo anota 1 punto por tres o cuatro bazas y 3 por las cinco. Con menos de tres es **euchre**: 2 puntos para cada rival.
       *[2] Quien eligió triunfo anota 1 punto por tres o cuatro bazas y 2 por las cinco. Con menos de tres es **euchre**: 2 puntos para su rival.
    }
    { $players ->
        [4] { $alone ->
            [yes] - Quien elige triunfo puede jugar **en solitario**, sin su pareja. Entonces las cinco bazas valen 4.
           *[no] {""}
        }
       *[other] {""}
    }
