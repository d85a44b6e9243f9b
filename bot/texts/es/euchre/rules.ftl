### Euchre: su ayuda y sus opciones.

help-euchre-rules =
    { $players ->
        [2] Dos participantes, cada cual por su cuenta.
        [3] Tres participantes: quien elige triunfo juega contra el resto.
       *[4] Cuatro participantes en dos parejas: tu pareja se sienta enfrente, y las bazas y puntos de ambas manos cuentan juntos.
    } La baraja tiene { $pack_size } cartas: en cada palo, las que van del { $lowest } al as{ $best_bower ->
        [joker] , y un joker
        [benny] , y el dos de picas
       *[none] {""}
    }. Cada mano recibe cinco, y se descubre la siguiente. { $players ->
        [4] Una pareja **elige triunfo** y tiene que ganar tres de las cinco bazas.
       *[other] Alguien **elige triunfo** y tiene que ganar tres de las cinco bazas.
    }
    ### Elegir triunfo
    Empezando a la izquierda de quien reparte, se ordena por turno la carta vista, que hace triunfo su palo, o se pasa. { $upcard_taken ->
        [yes] Quien reparte toma la carta y aparta otra boca abajo, antes de la primera salida. Nadie más la ve, y puede ser la que acaba de tomar.
       *[no] La carta se queda en la mesa, la ordene quien la ordene.
    } Si todo el mundo pasa, la carta se tapa, y por turno se puede elegir otro palo. El palo tapado no se puede elegir. { $stick_the_dealer ->
        [yes] Si el resto pasa otra vez, quien reparte debe elegir un palo.
       *[no] Si todo el mundo pasa dos veces, reparte el asiento siguiente.
    }
    { $exchange ->
        [yes] Elegido el triunfo, se pueden cambiar cartas por turno, desde la izquierda de quien reparte, por las que no se repartieron, mientras las haya.
       *[no] {""}
    }
    Quien ordena la carta o elige el palo es quien **elige triunfo**.{ $players ->
        [4] {" "}Puedes ordenar también la carta de tu pareja.
       *[other] {""}
    }{ $order_alone ->
        [yes] {" "}Ordenar cuando reparte tu pareja significa jugar en solitario.
       *[no] {""}
    }
    { $farmers_hand ->
        [yes] **Mano de granja**: mientras se puede ordenar la carta vista, alguien puede cambiar en su turno tres dieces o cartas más bajas por tres no repartidas. Después, nadie más puede en esta ronda.
       *[no] {""}
    }
    { $no_ace_no_face ->
        [yes] Sin as, sin figura y sin ninguna carta que fuera triunfo, puedes tirar tu mano cuando te toca ordenar. La ronda es nula, y reparte el asiento siguiente.
       *[no] {""}
    }
    ### Las cartas
    En triunfos, la jota es la carta más alta: el **bower derecho**. La otra jota de ese color es el **bower izquierdo**. El derecho supera al izquierdo, y este al as, al rey, a la reina y al resto. { $best_bower ->
        [joker] El joker los supera a todos. Si es la carta descubierta, quien reparte le da un palo antes de ver su mano, y ese palo es el que se ofrece.
        [benny] El dos de picas, **Benny**, los supera a todos. Si es la carta descubierta, quien reparte le da un palo antes de ver su mano, y ese palo es el que se ofrece.
       *[none] {""}
    }
    El bower izquierdo es triunfo a todos los efectos. No asiste al palo que lleva impreso. Las jotas del otro color son cartas normales. En los demás palos el as es la más alta.
    ### Bazas
    { $first_lead ->
        [against-maker] Sale primero, del otro bando, el asiento más cercano a la izquierda de quien eligió triunfo.
       *[left-of-dealer] Sale primero la izquierda de quien reparte.
    } Asiste si puedes; si no, juega cualquier carta. Nunca hace falta fallar ni ganar una baza. Una carta equivocada se rechaza, así que no hay renuncios. Quien gana una baza sale en la siguiente.
    { $alone ->
        [yes]
            ### En solitario
            Quien elige triunfo puede jugar en solitario, para optar a cuatro puntos. Su pareja deja las cartas y no juega. { $upcard_taken ->
                [yes] Si la pareja de quien reparte juega en solitario, quien reparte toma la carta igualmente.{" "}
               *[no] {""}
            }{ $lone_lead ->
                [left-of-maker] Contra una mano en solitario, sale, del otro bando, el asiento más cercano a su izquierda.
               *[as-usual] Si quien debía salir no juega, sale el asiento siguiente.
            } { $defend_alone ->
                [yes] También se puede defender en solitario contra quien juega en solitario.
               *[no] {""}
            }
       *[no] {""}
    }
help-euchre-play =
    - **Ordenar**, **Elegir triunfo** o **Pasar**: con un botón bajo tu mano. Los comandos hacen lo mismo: `/order`, `/name corazones`, `/pass`.
    { $upcard_taken ->
        [yes] - **Apartar**, cuando repartes: elige una carta, o escribe `/discard 9C`.
       *[no] {""}
    }
    - **Jugar**: pulsa una carta, o escribe `/play JH`. En `/preferences` puedes hacer que se juegue por ti una carta si es la única posible y juegas contra bots, o si es la última.
    - Cartas y anuncios no vuelven. Solo contra bots, **Volver atrás** los recupera, como práctica.
    `/view tricks` lista las bazas, `/view points` los puntos, y `/explore recall` dice quién pasó y cómo se eligió triunfo.
help-euchre-strategy =
    - { $players ->
        [4] Ordena con tres bazas probables, contando una de tu pareja: a menudo bastan dos buenos triunfos y un as.
       *[other] Ordena con tres bazas probables propias: a menudo bastan dos buenos triunfos y dos ases.
    }
    { $upcard_taken ->
        [yes] - Piensa quién se lleva la carta vista. { $players ->
            [4] Mejora la mano de tu pareja, o la de tus rivales.
           *[other] Mejora tu propia mano, o la de alguien más.
        }
       *[no] {""}
    }
    - Si elegiste triunfo, sal pronto de triunfo. Si defiendes, sal de tus ases, antes de que los puedan fallar.
    { $players ->
        [4] - No falles una baza que va ganando tu pareja.
       *[other] {""}
    }
    { $upcard_taken ->
        [yes] - Cuando repartes, aparta una carta única de otro palo: así puedes fallar en él.
       *[no] {""}
    }
    { $alone ->
        [yes] - En solitario necesitas cinco bazas: los dos bowers o casi, y ninguna carta baja de otro palo.
       *[no] {""}
    }
    - Cuando a ambos bandos les faltan uno o dos puntos, arriesga: el resto también lo hará.
help-euchre-scoring =
    { $players ->
        [4] - Quienes eligieron triunfo anotan 1 punto por tres o cuatro bazas; las cinco son una **marcha**, por 2 puntos{ $alone ->
            [yes] , y por 4 si es en solitario
           *[no] {""}
        }.
        - Con menos de tres es **euchre**: 2 puntos para la otra pareja.{ $defend_alone ->
            [yes] {" "}Una defensa en solitario gana 4.
           *[no] {""}
        }
        [3] - Quien eligió triunfo anota 1 punto por tres o cuatro bazas; las cinco son una **marcha**, por 3 puntos.
        - Con menos de tres es **euchre**: 2 puntos para cada rival.
       *[2] - Quien eligió triunfo anota 1 punto por tres o cuatro bazas; las cinco son una **marcha**, por 2 puntos.
        - Con menos de tres es **euchre**: 2 puntos para su rival.
    }
    - Gana quien llega primero a { $target } { $target ->
        [one] punto
       *[other] puntos
    }.{ $players ->
        [3] {" "}Si en la misma ronda llegan dos, gana quien tiene más puntos. Con empate, se sigue hasta que alguien vaya por delante.
       *[other] {""}
    }
help-euchre-words =
    - **Carta vista**: la que se descubre tras repartir. **Ordenarla** hace triunfo su palo.
    - **Elegir triunfo**: decidir el palo que manda.{ $players ->
        [4] {" "}Cuenta para toda la pareja de quien lo elige.
       *[other] {""}
    }
    - **Bower derecho, bower izquierdo**: la jota de triunfo, y la otra jota de su color.
    - **Marcha**: las cinco bazas. **Euchre**: menos de tres para el bando que eligió triunfo.
    { $alone ->
        [yes] - **En solitario**: sin la pareja, que deja sus cartas.
       *[no] {""}
    }
    { $farmers_hand ->
        [yes] - **Mano de granja**: tres dieces o cartas más bajas, que se pueden cambiar por tres no repartidas.
       *[no] {""}
    }
    { $stick_the_dealer ->
        [yes] - **Obligar a quien reparte**: debe elegir un palo si todo el mundo ha pasado.
       *[no] {""}
    }

group-making = Elegir triunfo
group-alone = Jugar en solitario
option-pack_size = Número de cartas
    .about = 24 cartas van de los nueves a los ases, 28 empiezan con los ochos, 32 con los sietes.
option-best_bower = Una carta sobre los bowers
    .about = Los bowers son las dos jotas del color de triunfo.
option-best_bower-none = ninguna
option-best_bower-joker = un joker
option-best_bower-benny = el dos de picas (Benny)
option-farmers_hand = Mano de granja
    .about = Una vez por ronda, tres dieces o menos se cambian por cartas no repartidas, mientras se pueda ordenar.
option-no_ace_no_face = Se puede tirar una mano mala
    .about = Una mano sin as, figura ni triunfo. La ronda es entonces nula, y reparte el asiento siguiente.
option-stick_the_dealer = Quien reparte debe elegir palo
    .about = Si nadie más elige un palo, lo hace quien reparte. Si no, reparte el asiento siguiente.
option-upcard_taken = Quien reparte toma la carta vista
    .about = Después aparta otra. Si no, la carta vista se queda en la mesa.
option-exchange = Elegido el triunfo, se cambian cartas
    .about = Por turno, por cartas no repartidas, mientras las haya.
option-first_lead = La primera salida
    .about = Quién juega la primera carta de una ronda.
option-first_lead-left-of-dealer = la izquierda de quien reparte
option-first_lead-against-maker = el bando que no eligió triunfo
option-alone = Se puede jugar en solitario
    .about = La pareja no juega, y entonces las cinco bazas valen 4.
option-order_alone = Ordenar a la pareja es ir en solitario
    .about = Si reparte tu pareja y ordenas la carta, tu pareja no juega.
option-defend_alone = Se puede defender en solitario
    .about = Contra quien juega en solitario también puede quedarse fuera la pareja de quien defiende.
option-lone_lead = La salida contra un solitario
    .about = Quién juega la primera carta contra alguien que juega en solitario.
option-lone_lead-as-usual = como siempre
option-lone_lead-left-of-maker = la izquierda de quien va en solitario
