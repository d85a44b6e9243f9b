### Canasta: lo que se puede hacer y por qué, pistas, y lo que aprende quien empieza.

## Lo que se puede hacer

fact-may-draw = { $points ->
    [0] Puedes robar del mazo: { $count ->
        [one] 1 carta.
       *[other] { $count } cartas.
    }
   *[other] Puedes robar del mazo. Cuesta { $points } puntos, porque tomaste el pozo y lo devolviste.
}
fact-may-turn-over = Puedes robar. El mazo está vacío, así que el pozo pasa a ser el mazo.
fact-may-take = Puedes tomar el pozo ({ number-of-cards }): baja { $card } con { $cards }.
fact-may-take-onto = Puedes tomar el pozo ({ number-of-cards }): añade { $card } a tu combinación de { $rank }.
fact-may-end = El mazo está vacío, así que puedes dejar el pozo y terminar la ronda.
fact-must-meld-upcard = Has tomado { $card } y debes bajarla ahora.
fact-may-meld = Puedes bajar { $rank }.
fact-may-open = Tu apertura necesita { $needs } puntos, y tu mano puede alcanzar { $reach }. Puedes empezar con { $rank }.
fact-may-discard = Puedes descartar para terminar tu turno.
fact-may-go-out = Puedes descartar tu última carta y cerrar. Con eso termina la ronda.
fact-may-discard-last = Puedes descartar tu última carta, porque al mazo no le queda ninguna para ti. Con eso termina la ronda.
fact-may-take-up-foot = Puedes descartar tu última carta y tomar después tu pie.
fact-may-pass = Puedes conservar tu última carta, porque todavía no puedes cerrar.
fact-may-ask = Puedes preguntar a tu pareja si puedes cerrar. La respuesta obliga.
fact-may-special = Puedes bajar tu mano especial. Con eso termina la ronda.
fact-may-answer = { $seat } pregunta si puede cerrar. Tu respuesta obliga.
fact-may-go-out-next = { $seat } quizá cierre en su próximo turno.

## Pistas

fact-do-take = { $count ->
    [0] Toma el pozo.
   *[other] Toma el pozo con { $cards }.
}
fact-do-pass = Conserva tu última carta.
fact-do-ask = Pregunta a tu pareja: "¿Puedo cerrar?".
fact-do-answer = Contesta que { $rank }.
fact-do-special = Baja tu mano especial.
fact-do-end = Termina la ronda.
fact-hint-draw = No puedes tomar el pozo.
fact-hint-draw-rather = { $drawn ->
    [one] Una carta nueva ayuda
    [2] Dos cartas nuevas ayudan
   *[other] { $drawn } cartas nuevas ayudan
} más que el pozo ({ number-of-cards }).
fact-hint-take = Te llevas { number-of-cards }, que valen { $points } puntos.
fact-hint-meld-canasta = Así haces una canasta de { $rank }.
fact-hint-meld-adds = Después, { $count ->
    [one] falta 1
   *[other] faltan { $count }
} para una canasta de { $rank }.
fact-hint-meld-new = { $count ->
    [one] Falta 1
   *[other] Faltan { $count }
} para una canasta de { $rank }.
fact-hint-meld-opens = { $complete ->
    [yes] Completa tu apertura de { $needs } puntos.
   *[no] Cuenta para los { $needs } puntos de tu apertura. Tu mano puede alcanzar { $reach }.
}
fact-hint-meld-held = Las cartas que te quedan en la mano restan.
fact-hint-goes-out = Con eso puedes cerrar.
fact-hint-foot = Con eso se acaba esta mano. Después tomas tu pie.
fact-hint-hurry = Puede que otro bando cierre pronto, y las cartas que te quedan en la mano restan.
fact-hint-discard-blocks = Un tres negro tapa el pozo: { $seat } no puede tomarlo.
fact-hint-discard-freezes = Un comodín congela el pozo: entonces { $how ->
    [natural-pair] solo se toma con una pareja natural.
   *[hand-only] hacen falta cartas de la mano.
}
fact-hint-discard-wild = Nadie puede tomar el pozo con un comodín encima.
fact-hint-discard-lone = { $card } es tu única carta de ese valor.
fact-hint-discard-safe = { $seat } no puede tener una pareja de { $rank }.
fact-hint-discard-theirs = { $seat } también ha descartado { $rank }.
fact-hint-discard-least = Es lo que menos ayuda a { $seat }.
fact-hint-discard-last = { $card } es tu última carta.
fact-hint-pass = No puedes cerrar, así que tienes que conservar tu única carta.
fact-hint-ask = Podrías cerrar ya, pero puede que tu pareja quiera bajar antes.
fact-hint-answer = { $yes ->
    [yes] Cerrar ahora solo cuesta a tu bando los { $points } puntos de tu mano.
   *[no] Los { $points } puntos de tu mano restarían a tu bando.
}
fact-hint-special = Una mano especial vale más que seguir jugando.
fact-hint-end = El mazo está vacío, y seguir jugando ayudaría más a tus rivales.

## La apertura

fact-opening-done = Tu bando ya ha abierto.
fact-opening-by-pile = También podrías abrir tomando el pozo: { $card } encima, { number-of-cards } en total.
fact-opening-short = Todavía no puedes abrir: tu apertura necesita { $needs } puntos, y tu mano puede alcanzar { $has }.
fact-opening-meld = Baja { $cards } como { $rank }: { $points } puntos.
fact-opening-makes = Son { $points } puntos. Tu apertura necesita { $needs }.

## Para qué sirve cada carta

fact-analyze-meldable = Puedes bajar ahora: { $cards }.
fact-analyze-holdable = Vale la pena guardar, porque con dos iguales se toma el pozo: { $cards }.
fact-analyze-wild = Comodines: { $cards }.
fact-analyze-discardable = Cartas sueltas: { $cards }.

## Dónde están las cartas, y qué puede tener el resto

fact-place-waiting = Llegan con la apertura: { $cards }.
fact-place-threes = { $side }, treses: { $cards }.
fact-predict-none = No están en la mano de { $seat }: { $rank }.
fact-predict-likely = Probablemente en la mano de { $seat }: { $rank }.
fact-predict-unlikely = Probablemente no están en la mano de { $seat }: { $rank }.
fact-not-out-next = { $seat } probablemente no cerrará en su próximo turno.

## Las reglas, de una en una, cuando empiezan a importar

lesson-canasta-aim = Reúne cartas del mismo valor. Con tres o más tienes una combinación, con siete una canasta, y las canastas dan los puntos grandes. La ronda termina cuando alguien cierra{ $stock_out ->
    [turned] {""}
    [turned-at-once] {""}
   *[other] {" "}o se acaba el mazo
}. { $rounds ->
    [0] Gana quien llega primero a { $target } puntos.
    [one] Gana quien tiene más puntos tras una ronda.
   *[other] Gana quien tiene más puntos tras { $rounds } rondas.
}
lesson-canasta-partners = Juegas en pareja. Compartes con ella las combinaciones y los puntos, pero no ves su mano.
lesson-canasta-red-threes = { $all_threes_equal ->
    [yes] Los treses rojos y negros dan bonificaciones. Van
   *[no] Los treses rojos dan bonificaciones. Van
} directos a la mesa{ $red_three_drawn ->
    [replaced] , y robas otra carta por cada uno
    [ends-turn] , y si robas uno termina tu turno
   *[other] {""}
}.{ $red_threes_count ->
    [always] {""}
    [with-canastas] {" "}Suman si tienes dos canastas, y restan si no tienes ninguna.
    [with-two-canastas] {" "}Restan si tienes menos de dos canastas.
    [unless-caught] {" "}Restan si otro bando cierra antes de que abras.
   *[with-meld] {" "}Restan si no bajas nada.
}
lesson-canasta-red-threes-held = En este juego los treses rojos no dan bonificación. Uno que te quede en la mano cuesta { $red_three_held } puntos, así que descártalo a tiempo.
lesson-canasta-draw = Empieza tu turno consiguiendo cartas: **{ verb-draw }** te da { $cards_drawn ->
    [one] una carta
   *[other] { $cards_drawn } cartas
} del mazo. **{ verb-take }** te da { $pile_taken ->
    [0] el pozo entero
   *[other] las { $pile_taken } cartas de arriba del pozo
}, si puedes bajar al momento su carta de arriba.
lesson-canasta-take = Ahora puedes tomar el pozo. Debes bajar al momento su carta de arriba, y las demás van a tu mano. Un pozo grande vale más que { $cards_drawn ->
    [one] una carta
   *[other] { $cards_drawn } cartas
} del mazo.
lesson-canasta-upcard = Has tomado la carta de arriba del pozo. Bájala antes de nada.
lesson-canasta-frozen = El pozo está congelado para ti. Para tomarlo { $take_frozen ->
    [natural-pair] necesitas en tu mano dos cartas naturales del valor de la carta de arriba
   *[other] debes bajar su carta de arriba solo con cartas de tu mano
}.{ $frozen_always ->
    [yes] {" "}En este juego el pozo está siempre congelado.
   *[no] { $frozen_until_melded ->
        [yes] {" "}El pozo está siempre congelado para un bando que no ha abierto.
       *[no] {" "}Sigue congelado hasta que alguien lo tome.
    }
}
lesson-canasta-blocked = { $all_threes_equal ->
    [yes] Un comodín
   *[no] Un tres negro o un comodín
} encima tapa el pozo: nadie puede tomarlo en este turno.
lesson-canasta-meld = Después de robar puedes **{ verb-meld }** todo lo que quieras: combinaciones nuevas de tres o más cartas, y cartas añadidas a las de tu bando. Las cartas en la mesa suman, las que quedan en tu mano restan.{ $melded_without_canasta ->
    [plus] {""}
    [minus-below-needed] {" "}Si tienes menos canastas de las que necesitas para cerrar, restan hasta las cartas bajadas.
   *[other] {" "}Sin una canasta, restan hasta las cartas bajadas.
}
lesson-canasta-sequences = Las cartas seguidas de un palo también son una combinación: tres o más, de cuatro a as, sin comodines. Con siete es una canasta que vale { $sequence_canasta } puntos.
lesson-canasta-opening = La apertura de tu bando en cada ronda debe valer { $needs } puntos en total, en un solo turno. Los jokers valen 50, los ases y doses 20, { $seven ->
    [5] de reyes a ochos 10, de sietes a cuatros 5
    [10] de reyes a sietes 10, de seises a cuatros 5
   *[other] de reyes a ochos 10, los sietes { $seven }, de seises a cuatros 5
}.{ $opens_anyway ->
    [natural-canasta] {" "}Una canasta limpia basta siempre.
    [natural-canasta-in-hand] {" "}Una canasta limpia de tu mano basta siempre.
    [canasta] {" "}Una canasta basta siempre.
   *[other] {""}
} Tu mano muestra cuánto te falta.
lesson-canasta-opened = Ya has abierto. Desde ahora tu bando puede bajar todo lo que encaje.{ $canastas_to_go_out ->
    [0] {""}
    [one] {" "}Para cerrar necesitas una canasta: una combinación de siete cartas.
   *[other] {" "}Para cerrar necesitas { $canastas_to_go_out } canastas: combinaciones de siete cartas{ $canasta_kinds ->
        [one-sequence] , entre ellas una escalera
        [two-natural-two-mixed] , dos limpias y dos sucias
       *[any] {""}
    }.
}
lesson-canasta-wild = Los doses y los jokers son comodines: valen por cualquier carta de una combinación. { $wild_balance ->
    [free] Una combinación necesita al menos dos cartas naturales
    [fewer] Una combinación necesita más cartas naturales que comodines
   *[even] Una combinación no puede tener más comodines que cartas naturales
}{ $limited ->
    [yes] , y { $wild_limit } comodines como máximo
   *[no] {""}
}. Una canasta limpia, sin comodines, vale más.{ $pure_aces_and_sevens ->
    [yes] {" "}Los sietes no admiten comodines, y los ases solo en la apertura.
   *[no] {""}
}{ $wild_melds ->
    [yes] {" "}Tres o más comodines pueden formar una combinación{ $wild_melds_first ->
        [yes] . Hasta que sea una canasta, los comodines no pueden ir a otro sitio
       *[no] {""}
    }.
   *[no] {""}
}
lesson-canasta-black-threes = Los treses negros son descartes seguros: tapan el pozo por un turno.
lesson-canasta-discard = **{ verb-discard }** termina tu turno. Piensa en quien juega después: una carta que colecciona le da el pozo.
lesson-canasta-freezing = Ahora el pozo está congelado, hasta que alguien lo tome{ $take_frozen ->
    [natural-pair] {" "}con una pareja natural
   *[other] {" "}solo con cartas de su mano
}.
lesson-canasta-canasta = ¡Una canasta! Limpia vale { $natural_canasta } puntos, sucia { $mixed_canasta }{ $wild_melds ->
    [yes] , y hecha solo de comodines { $wild_canasta } o más
   *[no] {""}
}{ $sequences ->
    [yes] , y una escalera de siete { $sequence_canasta }
   *[no] {""}
}.{ $canasta_grows ->
    [yes] {""}
   *[no] {" "}Ya no se le pueden añadir cartas.
}
lesson-canasta-foot = Cuando se acaba tu primera mano, tomas el pie y lo juegas igual.
lesson-canasta-talon = El primer bando que abre recibe un muerto: cartas adicionales que van a la mano de quien abrió, después del descarte.
lesson-canasta-going-out = { $canastas_to_go_out ->
    [0] En este juego no necesitas ninguna canasta para cerrar
    [one] Tu bando tiene la canasta que necesitas para cerrar
   *[other] Tu bando tiene las { $canastas_to_go_out } canastas que necesitas para cerrar
}: { $discard_to_go_out ->
    [yes] descarta
   *[no] baja o descarta
} tu última carta, y la ronda termina. { $going_out ->
    [0] Pero
   *[other] Eso vale { $going_out } puntos, pero
} tus combinaciones ya no pueden crecer.
lesson-canasta-ask = **{ verb-ask }** pregunta a tu pareja, que quizá quiera bajar algo todavía. No tienes que preguntar, pero la respuesta obliga en este turno.
lesson-canasta-asked = Tu pareja quiere cerrar. Si tienes pocas cartas, di que sí: las de tu mano restarán a tu bando.
lesson-canasta-threat = Puede que otro bando cierre pronto. Las cartas de tu mano restarán, así que baja lo que puedas.
lesson-canasta-stock = Al mazo le quedan pocas cartas. Cuando se acabe, { $stock_out ->
    [turned] se da la vuelta al pozo como mazo nuevo
    [turned-at-once] se da la vuelta al pozo como mazo nuevo
    [ends-or-turned] quien sigue termina la ronda o da la vuelta al pozo
   *[other] la ronda termina
}.
lesson-canasta-scored = La ronda está puntuada: las cartas y canastas de la mesa suman, las cartas que quedan en las manos restan. La próxima ronda puede pedir una apertura más alta. Pulsa **{ verb-deal }** para seguir.

## Las jugadas de las rondas guiadas

guide-canasta-draw = En la Canasta se reúnen cartas del mismo valor. Siete de ellas forman una **canasta**, y las canastas dan los puntos grandes. Cada turno empieza con cartas nuevas: pulsa **{ verb-draw }** para robar { $cards_drawn ->
    [one] una
   *[other] { $cards_drawn }
} del mazo.
guide-canasta-draw-again = { $card ->
    [none] El pozo está vacío, así que roba del mazo.
   *[other] En el pozo, { $card } no te sirve, así que roba del mazo.
}
guide-canasta-open = { $laid ->
    [0] Tres o más cartas del mismo valor son una **combinación**. Tu apertura debe valer al menos { $needs } puntos en un turno; estas cartas valen { $points }{ $enough ->
        [yes] {""}
       *[no] , y vendrán más
    }. Baja { $cards }.{ $wild ->
        [yes] {" "}Los doses y los jokers son **comodines**: valen por cualquier carta.
       *[no] {""}
    }
   *[other] Has bajado { $laid } de los { $needs } puntos. Baja también { $cards }, { $points } puntos más.
}
guide-canasta-meld = Después de la apertura se pueden bajar tres cartas cualesquiera del mismo valor. Baja { $cards }: las cartas en la mesa suman, las de tu mano restan.
guide-canasta-add = En cada turno puedes añadir cartas a tus combinaciones. Añade { $cards } a la de { $rank }: entonces { $lacks ->
    [one] solo te falta una carta
   *[other] te faltan { $lacks } cartas
} para una canasta.
guide-canasta-wild = Los doses y los jokers son **comodines**: valen por cualquier carta. Añade { $cards } a tu combinación de { $rank }. Una canasta con comodines vale menos que una limpia, pero más vale una canasta terminada que ninguna.
guide-canasta-take = { $first ->
    [yes] En la Canasta se reúnen cartas del mismo valor. Siete de ellas forman una **canasta**, y las canastas dan los puntos grandes.{" "}
   *[no] {""}
}Un golpe de suerte: { $card } está encima del pozo, y tú tienes { $cards }. Bájalas juntas y te llevas el **pozo entero** ({ $pile ->
    [one] 1 carta
   *[other] { $pile } cartas
}) en vez de robar.
guide-canasta-take-onto = Un golpe de suerte: { $card }, encima del pozo, encaja en tu combinación de { $rank }. Añádela y te llevas el **pozo entero** ({ $pile ->
    [one] 1 carta
   *[other] { $pile } cartas
}) en vez de robar.
guide-canasta-discard = Tu turno termina cuando **descartas** una carta, boca arriba. Suelta una que no necesites y que no le sirva a quien juega después: { $cards }.
guide-canasta-discard-again = Descarta { $cards } para terminar tu turno. Las cartas sueltas y bajas van primero.
guide-canasta-canasta = Este es el momento: con { $cards } tienes siete { $rank }. ¡Es tu primera **canasta**!
guide-canasta-done = **¡Has hecho una canasta!** { $canastas_to_go_out ->
    [0] Puedes cerrar en cuanto te deshagas de todas tus cartas.
    [one] Con una basta para cerrar: deshazte de todas tus cartas, y la ronda termina.
   *[other] Necesitas { $canastas_to_go_out } para cerrar: después deshazte de todas tus cartas, y la ronda termina.
} Desde aquí juegas por tu cuenta. Te explicaré las demás reglas cuando hagan falta, y **{ button-hint }** bajo tu mano muestra siempre una buena jugada.
