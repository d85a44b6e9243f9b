### Gin Rummy: ayuda, lo que se puede hacer y por qué, pistas, y lo que aprende quien empieza.

help-gin-rules =
    Dos participantes, 52 cartas, { $hand_size } en cada mano. Los ases son { $runs ->
        [low] bajos
        [both] bajos o altos en las escaleras
       *[round] bajos y altos a la vez, así que K A 2 es una escalera
    }. Forma **grupos** (tres o cuatro del mismo valor) y **escaleras** (tres o más seguidas de un palo). Una carta está en una sola combinación; las que no están en ninguna son **cartas sueltas**.
    ### Un turno
    { $first_upcard ->
        [offered] Quien no reparte puede tomar la primera carta vista, y si no, quien reparte. Si nadie la quiere, roba quien no reparte.
       *[none] Quien no reparte recibe una carta más y empieza con un descarte.{ $turned ->
            [yes] {" "}Se descubre una primera carta, pero nadie puede tomarla.
           *[no] {""}
        }
    } Después, roba del mazo o toma la carta vista, y descarta. No puedes descartar la carta que acabas de tomar.
    ### Tocar
    { $knock_limit ->
        [0] Solo puedes terminar la ronda con gin: ninguna carta suelta.
        [upcard] Puedes tocar si tus cartas sueltas, tras el descarte, no suman más que el valor de la primera carta vista (un as 1, los dieces y figuras 10){ $ace_gin_only ->
            [yes] . Tras un as, solo el gin termina la ronda.
           *[no] .
        }
       *[other] Puedes tocar si tus cartas sueltas, tras el descarte, suman { $knock_limit } o menos.
    } Tu descarte va boca abajo y se muestran tus combinaciones. { $knock_limit ->
        [0] Tu rival también muestra las suyas, pero no puede colocar cartas.
       *[other] Tu rival también muestra las suyas y **coloca** cartas que encajan en las tuyas, pero no sobre un gin. { $lay_off_by_hand ->
            [yes] Elige qué colocar.
           *[no] La mejor manera se calcula sola.
        }
    }
    { $big_gin ->
        [none] { "" }
       *[other] Si las { $full } cartas que tienes después de robar están todas en combinaciones, tienes **gran gin** y no descartas nada.
    } Cuando quedan dos cartas en el mazo, la ronda es nula{ $last_discard ->
        [yes] , salvo que alguien tome el último descarte para tocar con él
       *[no] { "" }
    }. Reparte otra vez el mismo asiento.
help-gin-play =
    - **Robar** o **Tomar**, y después pulsa la carta que descartas. Tus mejores combinaciones están juntas en la imagen de tu mano.
    - **{ verb-knock }** aparece cuando puedes{ $knock_limit ->
        [0] , que aquí significa que tienes gin
       *[other] {""}
    }. Otras maneras de mostrar tus combinaciones están en **{ more-knock }**. `/knock cards:` lleva la carta que descartas.
    - **Deshacer** devuelve la carta vista que tomaste. Robar y descartar no tiene vuelta atrás.
    `/view hand` lista las cartas que esperas, `/view points` los puntos.
help-gin-strategy =
    { $knock_limit ->
        [0] - Necesitas gin, así que guarda lo que aún puede ser combinación, y suelta pronto lo que no tiene futuro.
       *[other] - Toca pronto. En los primeros turnos la otra mano está llena de cartas sueltas.
    }
    - Guarda cartas que pueden combinarse de varias maneras: 7♣ 8♣ 8♦ espera cuatro cartas.
    - Suelta primero las cartas altas sin compañía.
    - Recuerda lo que toma tu rival. No descartes nada cercano.
    { $knock_limit ->
        [0] {""}
       *[other] - Al final de la ronda, cuenta con un contragolpe y busca el gin.
    }
help-gin-scoring =
    Las figuras valen 10, los ases { $runs ->
        [low] 1
       *[other] 15
    }, las demás su número.
    { $knock_limit ->
        [0] {""}
       *[other] - **Tocar**: la diferencia de cartas sueltas{ $knock_bonus ->
            [0] { "" }
           *[other] {" "}y { $knock_bonus } puntos
        }.
    }
    - **Gin**: las cartas sueltas de tu rival y { $gin_bonus } puntos{ $big_gin ->
        [none] { "" }
       *[other] ; **gran gin**: lo mismo con { $big_gin } puntos
    }.
    { $knock_limit ->
        [0] {""}
       *[other] - **Contragolpe**: si las cartas sueltas de quien toca { $equal_undercut ->
            [yes] suman lo mismo o más, su rival se apunta la diferencia y { $undercut_bonus } puntos.
           *[no] suman más, su rival se apunta la diferencia y { $undercut_bonus } puntos. Si suman lo mismo, nadie puntúa.
        }
    }
    { $spades_double ->
        [yes] - Si la primera carta vista es de picas, la ronda vale doble.
       *[no] { "" }
    }
    ### La partida
    { $hollywood ->
        [yes] Tres partidas a la vez, cada una a { $target }. Tu primera victoria cuenta en la partida 1, la segunda en la 1 y la 2, y las siguientes en todas las que sigan abiertas. Si esas han terminado, una victoria cuenta en la siguiente abierta. Cada partida se liquida por separado, y deciden las sumas.
       *[no] Gana quien llega primero a { $target } puntos.
    } Quien gana se lleva { $game_bonus } puntos, y cada bando { $box_bonus } por ronda ganada. { $shutout ->
        [none] { "" }
        [points] Si quien pierde no ha ganado ninguna ronda, los puntos de las rondas valen doble.
       *[all] Si quien pierde no ha ganado ninguna ronda, todo vale doble.
    }
help-gin-words =
    - **Grupo, escalera**: tres o cuatro del mismo valor; tres o más seguidas de un palo.
    - **Cartas sueltas**: las que no están en ninguna combinación, y sus puntos.
    - **Carta vista**: la de encima del pozo.
    { $knock_limit ->
        [0] - **Gin**: ninguna carta suelta, con lo que termina la ronda.
       *[other] - **Tocar**: terminar la ronda con pocas cartas sueltas. **Gin**: con ninguna.
        - **Colocar**: añadir cartas a las combinaciones de quien toca.
        - **Contragolpe**: tener { $equal_undercut ->
            [yes] como mucho los puntos sueltos de quien toca.
           *[no] menos puntos sueltos que quien toca.
        }
    }
    - **Casilla**: una ronda ganada.

fact-may-take = Puedes tomar { $card }.
fact-may-discard = Puedes descartar cualquier carta{ $barred ->
    [yes] {" "}menos { $card }
   *[no] { "" }
}. Lo mejor es { $cards }, que te deja { $points } en cartas sueltas.
fact-may-knock = { $points ->
    [0] Puedes tocar y tienes gin: descarta { $card }.
   *[other] Puedes tocar con { $points }: descarta { $card }.
}
fact-may-gin = Tienes gran gin.
fact-may-lay = Puedes colocar { $cards }.
fact-may-end = Puedes dejar de colocar.

fact-do-take = Toma la carta vista.
fact-do-knock = Toca y descarta { $cards }.
fact-do-gin = Muestra el gran gin.
fact-do-lay = Coloca { $cards }.
fact-do-end = Deja de colocar.
fact-hint-take = { $card } entra en una combinación: tus cartas sueltas bajan de { $has } a { $points }.
fact-hint-take-low = { $card } sustituye a una carta más alta: tus cartas sueltas bajan de { $has } a { $points }.
fact-hint-take-melds = { $card } entra en una combinación.
fact-hint-take-keep = { $card } puede servir más tarde.
fact-hint-take-knock = Con { $card } puedes tocar, y la ronda no es nula.
fact-hint-leave = { $card } no entra en ninguna de tus combinaciones.
fact-hint-leave-rather = { $card } encajaría en una combinación, pero una carta nueva ayuda más.
fact-hint-draw-only = Ahora no puedes tomar la carta vista.
fact-hint-pass-last = Entonces la ronda es nula, y no pierdes nada.
fact-hint-leaves = { $points ->
    [0] Así no te quedan cartas sueltas.
   *[other] Así te quedan { $points } en cartas sueltas.
}
fact-hint-loose = { $card } no está en ninguna de tus combinaciones.
fact-hint-waits = { $count ->
    [one] Entonces 1 carta sin ver haría o alargaría una combinación.
   *[other] Entonces { $count } cartas sin ver harían o alargarían una combinación.
}
fact-hint-knock = Con { $points } en cartas sueltas ya puedes tocar.
fact-hint-gin = Tienes gin, y sobre él no se puede colocar nada.
fact-hint-lay = Quita { $points } de tus cartas sueltas.
fact-hint-end = No puedes colocar más.
fact-hint-end-rather = Lo que guardas vale más en tus propias combinaciones.

lesson-gin-aim = Forma grupos y escaleras: tres o cuatro del mismo valor, o tres o más seguidas de un palo. El resto son **cartas sueltas**, y te convienen pocas. Gana quien llega primero a { $target } puntos.
lesson-gin-offer = Se ofrece la primera carta vista: pulsa **{ verb-take }** si te da una combinación, y si no, **{ verb-pass }**.
lesson-gin-draw = Pulsa **{ verb-draw }** para una carta del mazo, o **{ verb-take }** para la carta vista. Todo el mundo ve lo que tomas, así que hazlo solo por una combinación.
lesson-gin-discard = Ahora, **{ verb-discard }**: lo mejor es una carta alta que no va con nada. Tu imagen muestra tus combinaciones y cuenta tus cartas sueltas.
lesson-gin-knock = { $knock_limit ->
    [0] Tienes gin: todas tus cartas están en combinaciones. Pulsa **{ verb-knock }** y ganas la ronda.
   *[other] Puedes pulsar **{ verb-knock }**: tus cartas sueltas suman bastante poco. Salvo que tengas gin, tu rival puede colocar antes cartas en tus combinaciones; después gana quien tenga menos puntos sueltos.
}
lesson-gin-big-gin = Todas tus cartas están en combinaciones, y no tienes que descartar: es un **gran gin**.
lesson-gin-void = El mazo se acaba. Cuando quedan dos cartas, la ronda es nula{ $last_discard ->
    [yes] , salvo que alguien tome el último descarte para tocar con él
   *[no] {""}
}.
lesson-gin-scored = La ronda está puntuada. Cada ronda ganada es una casilla, que cuenta al final. Pulsa **{ verb-deal }** para seguir.

guide-gin-take = { $cards } forma una combinación con tus cartas, así que tómala. Lo ve todo el mundo, pero una combinación lo vale.
guide-gin-pass = { $card } no forma ninguna combinación con tus cartas. Pasa, y guarda tus planes en secreto.
guide-gin-draw = En cada turno, roba del mazo o toma la carta vista. Toma solo lo que te dé una combinación.
guide-gin-draw-again = No hay nada para ti en el pozo, así que roba.
guide-gin-discard = Tus combinaciones están juntas en la imagen; el resto son **cartas sueltas** y cuentan en tu contra. Descarta { $cards }: es la que más cuesta y no va con nada.
guide-gin-discard-again = Descarta { $cards }. No va con nada, y te quedan { $points } en cartas sueltas.
guide-gin-knock = Tus cartas sueltas suman ya { $points }, y puedes tocar con { $limit } o menos. Toca, y descarta { $cards } boca abajo.
guide-gin-done = **¡Bien tocado!** Ese es el corazón del juego: combinaciones, pocas cartas sueltas y un buen momento para tocar. Si tu rival no tiene más puntos sueltos que tú, te da el contragolpe y puntúa. Desde aquí juegas por tu cuenta, y **{ button-hint }** bajo tu mano muestra siempre una buena jugada.
