### Cómo se juega, en diez líneas.

help-gin-brief =
    - Dos participantes, { $hand_size } cartas en cada mano. Deshazte de las **cartas sueltas**: las que no están en ninguna combinación.
    - Las combinaciones son **grupos** (tres o cuatro del mismo valor) y **escaleras** (tres o más seguidas de un palo). La imagen te agrupa las mejores.
    - Los ases son { $runs ->
        [low] bajos: A 2 3
        [both] bajos o altos en las escaleras: A 2 3 o Q K A
       *[round] bajos y altos: A 2 3, Q K A y K A 2
    }. Las figuras valen 10, los ases { $runs ->
        [low] 1
       *[other] 15
    }, las demás su número.
    - **Tu turno**: roba del mazo o toma el último descarte, y después descarta otra carta.
    - { $knock_limit ->
        [0] Solo puedes terminar la ronda con **gin**: ninguna carta suelta.
        [upcard] **Toca** para terminar la ronda cuando tus cartas sueltas no sumen más de lo que vale la primera carta vista (un as vale 1{ $ace_gin_only ->
            [yes] , y entonces solo el gin termina la ronda
           *[no] {""}
        }).
       *[other] **Toca** para terminar la ronda cuando tus cartas sueltas sumen { $knock_limit } o menos.
    }
    - { $knock_limit ->
        [0] Entonces te apuntas las cartas sueltas de tu rival y { $gin_bonus } puntos.
       *[other] Tu rival coloca las cartas que encajan en tus combinaciones. Te apuntas la diferencia de cartas sueltas, pero si las suyas { $equal_undercut ->
            [yes] no suman más
           *[no] suman menos
        }, te da el **contragolpe** y se apunta { $undercut_bonus } más. El **gin**, sin cartas sueltas, vale { $gin_bonus } más, y sobre él no se coloca nada.
    }
    - { $hollywood ->
        [yes] Se juegan tres partidas a la vez, cada una a { $target } puntos.
       *[no] La partida es a { $target } puntos.
    } Al final, cada ronda ganada vale { $box_bonus } más, y quien gana se lleva { $game_bonus }.
