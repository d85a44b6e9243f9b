### Auction Pinochle and Binokel: its help and its options.

help-auction-pinochle-rules =
    { $partners ->
        [yes] Cuatro participantes en dos parejas: tu pareja se sienta enfrente, y sus combinaciones, bazas y puntos cuentan con los tuyos.
       *[no] Tres participantes, cada cual por su cuenta.{ $in_units ->
            [yes] {" "}En cada ronda, dos manos juegan contra la que ganó la subasta.
           *[no] {""}
        }
    } La baraja tiene { $pack_cards } cartas, { $copies ->
        [4] cuatro
       *[2] dos
    } iguales de cada una. En cada palo el orden es A 10 K Q J{ $lowest ->
        [nine] {" "}9
        [seven] {" "}7
       *[jack] {""}
    }. Cuidado con el diez: solo lo supera el as. Entre cartas iguales gana la que se jugó primero.
    ### El reparto
    Cada mano recibe { $hand_cards } cartas.{ $widow_cards ->
        [0] {""}
       *[other] {" "}Las otras { $widow_cards } son la **viuda**{ $binokel ->
            [yes] , en Binokel **Dabb**
           *[no] {""}
        }.
    } El reparto, la subasta y el juego van hacia la { $direction ->
        [right] derecha
       *[left] izquierda
    }.
    ### La subasta
    { $reizen ->
        [duel] El asiento siguiente a quien reparte, el **Vorhand**, { $opener ->
            [vorhand] debe empezar con una oferta. El siguiente ofrece más o pasa,
           *[second] escucha. El siguiente ofrece o pasa, el Vorhand ofrece más o pasa,
        } y así hasta que pase una de las dos manos. Después, el asiento siguiente ofrece contra la que queda, y así sucesivamente; quien reparte va al final.{ $partners ->
            [yes] {" "}También se ofrece contra la propia pareja.
           *[no] {""}
        }{ $opener ->
            [vorhand] {""}
           *[second] {" "}Si nadie ofrece, el Vorhand juega por { $minimum }.
        }
       *[round] Desde el asiento siguiente a quien reparte, por turno se ofrece más que la última oferta o se pasa. Quien pasa queda fuera. La subasta termina cuando queda una sola mano. { $all_pass ->
            [stuck] Si pasa el resto, quien reparte debe jugar por { $minimum }.
            [left] La primera mano no puede pasar la primera vez.
           *[redeal] Si nadie ofrece, reparte el asiento siguiente.
        }
    } La oferta más baja es { $minimum }. { $jumps ->
        [yes] Hasta { $fives_past } las ofertas suben de { $step } en { $step }; después son múltiplos de { $fives }{ $tens_step ->
            [5] {""}
            [50] {""}
           *[other] , y por encima de { $tens_past }, de { $tens_step }
        }.
       *[no] Las ofertas son múltiplos de { $step }.
    } Se pueden saltar las que se quiera. Quien gana la subasta **juega** y debe cumplir la oferta{ $partners ->
        [yes] {" "}con su pareja
       *[no] {""}
    }.
    ### El triunfo
    { $widow ->
        [yes] La viuda se enseña a todo el mundo, y quien juega la toma.{" "}
       *[no] {""}
    }Quien juega elige triunfo{ $marriage ->
        [yes] : un palo del que tiene rey y reina. Sin ninguno, { $durch ->
            [yes] debe anunciar otra cosa.
           *[no] { $untendurch ->
                [yes] debe anunciar otra cosa.
               *[no] la ronda termina y la oferta se pierde{ $in_units ->
                    [yes] , como en una rendición.
                   *[no] ; nadie más puntúa.
                }
            }
        }
       *[no] .
    }
    { $durch ->
        [yes] En vez de triunfo se puede anunciar **Durch**: { $partners ->
            [yes] la pareja
           *[no] quien juega
        } debe ganar todas las bazas. No hay triunfo, nadie declara, y solo hay que asistir. Sale quien juega. La primera baza perdida termina la ronda.
       *[no] {""}
    }
    { $untendurch ->
        [yes] En vez de triunfo se puede anunciar **Untendurch**: { $partners ->
            [yes] la pareja
           *[no] quien juega
        } no debe ganar ninguna baza. No hay triunfo, nadie declara, y solo hay que asistir. Sale quien juega. La primera baza ganada termina la ronda.
       *[no] {""}
    }
    { $widow ->
        [yes]
            ### Enterrar
            Después se entierran { $widow_cards } cartas boca abajo. Sus puntos cuentan con las bazas de quien juega, pero no son una baza. { $binokel ->
                [yes] Se declara con las cartas que quedan.
               *[no] Se declara con todas las cartas, y no se pueden enterrar las de combinaciones mientras haya bastantes otras.{ $announce_buried ->
                    [yes] {" "}Los triunfos y los ases enterrados se nombran.
                   *[no] {""}
                }
            }
       *[no] {""}
    }
    { $pass_cards ->
        [0] {""}
       *[other]
            ### Pasar cartas
            Elegido el triunfo, la pareja pasa { $pass_cards } cartas a quien juega, que las mira y devuelve { $pass_cards }. Nadie más las ve.
    }
    ### Combinaciones
    { $in_units ->
        [yes] Solo declara quien juega. Las combinaciones
       *[no] Las combinaciones de cada mano se cuentan y
    } se enseñan hasta la primera salida; la página **Puntuación** las enumera.{ $in_units ->
        [yes] {""}
       *[no] {" "}Cada mano cuenta por separado{ $partners ->
            [yes] , nunca las cartas de una pareja juntas
           *[no] {""}
        }.
    } Una carta cuenta una vez en una { $binokel ->
        [yes] familia
       *[no] escalera
    } o un matrimonio, una vez en un grupo de cuatro y una vez en un { $binokel ->
        [yes] binokel
       *[no] pinochle
    }. Una { $binokel ->
        [yes] familia
       *[no] escalera
    } gasta un rey y una reina; otros pares de ese palo cuentan como matrimonios.{ $board ->
        [yes] {" "}Una pareja que declara menos de { $save } entre ambas manos no las enseña ni las cuenta.
       *[no] {""}
    }
    Después se sigue, o hay rendición.
    ### Bazas
    { $first_lead ->
        [left] Sale primero el asiento siguiente a quien reparte.
       *[bidder] Sale primero quien ganó la subasta.
    } Asiste si puedes{ $overplay ->
        [always] , y supera la mejor carta del palo si puedes; en una baza ya fallada vale cualquier carta del palo
       *[trumps] ; si se sale de triunfo, supera el más alto si puedes
    }. Si no puedes asistir, juega triunfo, aunque no gane{ $overtrump ->
        [yes] ; si ya hay triunfos en la baza, uno más alto si puedes
       *[no] {""}
    }. Sin lo uno ni lo otro, juega cualquier carta.{ $partners ->
        [yes] { $exempt_partner ->
            [yes] {" "}Mientras tu pareja va ganando la baza, solo debes asistir.
           *[no] {" "}La carta de tu pareja se supera como cualquier otra.
        }
       *[no] {""}
    }
    ### El final
    { $deals ->
        [0] La partida va a { $target } puntos. { $finish ->
            [bidder] Si los tiene el bando que jugó, gana al acabar la ronda, aunque otro tenga más. Si no, gana quien tiene más puntos.
           *[highest] Gana quien tiene más puntos; con empate, el bando que jugó.
        } Con otro empate, se sigue jugando.
       *[other] La partida tiene { $deals } rondas, y gana quien tiene más puntos. Con empate se juega otra.
    }
help-auction-pinochle-brief =
    - { $partners ->
        [yes] Dos parejas: tu pareja se sienta enfrente.
       *[no] Tres participantes, cada cual por su cuenta.
    } { $deals ->
        [0] La partida va a { $target } puntos.
       *[other] La partida tiene { $deals } rondas.
    }
    - De alta a baja: A 10 K Q J{ $lowest ->
        [nine] {" "}9
        [seven] {" "}7
       *[jack] {""}
    }, en cada palo { $copies ->
        [4] cuatro
       *[2] dos
    } iguales. Cuidado con el diez: solo lo supera el as.
    - Recibes { $hand_cards } cartas. **Ofrece** los puntos que { $partners ->
        [yes] hará tu bando
       *[no] harás
    } con combinaciones y bazas, como mínimo { $minimum }, o **pasa**. Juega la oferta más alta.
    { $widow ->
        [yes] - Quien juega toma la viuda, { $widow_cards } cartas, elige **triunfo** y **entierra** otras tantas.
       *[no] - Quien juega elige **triunfo**.{ $pass_cards ->
            [0] {""}
           *[other] {" "}Su pareja le pasa { $pass_cards } cartas y recibe { $pass_cards }.
        }
    }
    - Las **combinaciones**, como rey y reina de un palo, se cuentan y enseñan solas{ $in_units ->
        [yes] , pero solo las de quien juega.
       *[no] { $board ->
            [yes] {" "}si un bando tiene al menos { $save }.
           *[no] .
        }
    }
    - Asiste si puedes{ $overplay ->
        [always] , con una más alta si puedes
       *[trumps] , en triunfos con uno más alto si puedes
    }. Si no puedes, juega triunfo.{ $exempt_partner ->
        [yes] {" "}Mientras tu pareja va ganando la baza, solo debes asistir.
       *[no] {""}
    }
    - { $trick_points ->
        [standard] Los ases, dieces, reyes, reinas y jotas
        [simplified] Los ases, dieces, reyes y reinas
       *[counters] Los ases, dieces y reyes
    } en bazas dan puntos, y la última baza también.{ $keep_meld ->
        [trick] {" "}Las combinaciones cuentan solo con una baza.
        [counter] {" "}Las combinaciones cuentan solo con un as, diez o rey en una baza.
        [save] {" "}Un bando con menos de { $save } puntos en bazas no puntúa.
       *[always] {""}
    }
    - { $in_units ->
        [yes] Si la oferta se cumple, las otras dos manos pagan; si no, se paga el doble.
       *[no] El bando que falla su oferta pierde { $binokel ->
            [yes] el doble de la oferta
           *[no] la oferta
        } y no puntúa. El resto puntúa sus combinaciones y bazas.
    }
help-auction-pinochle-play =
    - **Ofrecer**: una pulsación. Los primeros botones son las ofertas siguientes; **{ more-bid }** enumera otras, y `/bid 300` hace cualquiera. **Pasar** te saca de la subasta.
    - **Elegir triunfo**: una pulsación en un palo. Cada uno dice lo que declara tu mano. `/name hearts` hace lo mismo.
    { $widow ->
        [yes] - **Enterrar**: elige las cartas, o pulsa una de las sugerencias. `/bury QS JD 9C` las nombra.
       *[no] {""}
    }
    { $pass_cards ->
        [0] {""}
       *[other] - **Pasar cartas** a tu pareja: elígelas, o pulsa una de las sugerencias. `/give QS JD 9C` las nombra.
    }
    - **Seguir** cuando hayas visto las combinaciones, o **Rendirse**.
    - **Jugar**: una pulsación en una carta, o `/play AH`. En `/preferences` puedes hacer que se juegue por ti una carta si es la única permitida y juegas contra bots, o si es la última.
    - Las ofertas, el triunfo elegido{ $widow ->
        [yes] , las cartas enterradas
       *[no] {""}
    } y las cartas jugadas son definitivas. Solo contra bots, **Volver** las retira, para practicar.
    `/view auction` enumera las ofertas, `/view melds` las combinaciones, `/view tricks` las bazas y `/view points` los puntos.
help-auction-pinochle-strategy =
    - Cuenta primero tus combinaciones: la imagen de tu mano las muestra para cada palo. Suma después las bazas que esperas.
    - { $partners ->
        [yes] Tu pareja también aporta combinaciones y bazas. Ofrece algo más de lo que vale tu mano.
       *[no] Por tu cuenta ganas con una mano media un tercio de las bazas. Ofrece solo lo que dan combinaciones, ases y triunfos largos.
    }
    { $widow ->
        [yes] - No ofrezcas contando con una sola carta: la viuda pocas veces la tiene.
       *[no] {""}
    }
    - Elige el palo del que tienes más cartas, si otro no declara mucho más.
    { $widow ->
        [yes] - Entierra cartas de un palo corto, para poder fallarlo. Los dieces y reyes que perderías están a salvo ahí.
       *[no] {""}
    }
    { $pass_cards ->
        [0] {""}
       *[other] - Pasa a quien juega triunfos, ases y cartas que completan combinaciones. Si juegas tú, devuelve lo que no te sirve.
    }
    { $in_units ->
        [yes] - Si tras la viuda la oferta queda lejos, ríndete: cuesta como mucho la mitad que fallarla.
       *[no] { $binokel ->
            [yes] - Si la oferta queda lejos, ríndete: cuesta la oferta una vez y no dos.
           *[no] {""}
        }
    }
    - Sal pronto con los ases, antes de que te los fallen. Si juegas tú, saca los triunfos del resto.
    { $keep_meld ->
        [trick] - Las combinaciones sin una baza no valen nada: asegúrate una.
        [counter] - Las combinaciones sin un as, diez o rey en una baza no valen nada: asegúrate una.
        [save] - Hacen falta { $save } puntos en bazas para puntuar algo.
       *[always] {""}
    }
help-auction-pinochle-scoring =
    { "**" }En las bazas**, { $trick_points ->
        [standard] un as vale 11, un diez 10, un rey 4, una reina 3 y una jota 2
        [simplified] un as y un diez valen 10, un rey y una reina 5
       *[counters] un as, un diez y un rey valen { $ace } cada uno
    }, y la última baza { $last_trick }: { $all_tricks } en total.{ $binokel ->
        [yes] {" "}Los puntos en bazas de un bando se redondean a decenas, desde cinco hacia arriba. { $contract ->
            [rounded] Para la oferta cuentan los puntos redondeados.
           *[exact] La oferta debe cumplirse antes de redondear.
        }
       *[no] {""}
    }
    { $keep_meld ->
        [trick] { $in_units ->
            [yes] Las combinaciones de quien juega cuentan solo con una baza.
           *[no] Las combinaciones de un bando cuentan solo si gana una baza.
        }
        [counter] { $in_units ->
            [yes] Las combinaciones de quien juega cuentan solo con un as, diez o rey en una baza.
           *[no] Las combinaciones de un bando cuentan solo si gana una baza con un as, diez o rey.
        }
        [save] Un bando con menos de { $save } puntos en bazas no puntúa nada, ni siquiera esos, y el que juega falla entonces, declare lo que declare.
       *[always] {""}
    }
    { $in_units ->
        [yes]
            { "**" }Se paga en unidades**, entre quien juega y cada una de las otras dos manos. Ofertas hasta { $up_to_2 }: 2 unidades, hasta { $up_to_3 }: 3, hasta { $up_to_5 }: 5, hasta { $up_to_10 }: 10, hasta { $up_to_15 }: 15, hasta { $up_to_20 }: 20, hasta { $up_to_25 }: 25, y por encima 30.
            - **Cumplida**: combinaciones, bazas y cartas enterradas llegan a la oferta. Las otras dos manos pagan.{ $keep_meld ->
                [always] {" "}Si bastan las combinaciones, no se juega.
               *[other] {""}
            }
            - **Fallada**: quien juega paga el doble.
            - **Rendición**, vista la viuda y antes de la primera salida: quien juega paga una vez. No hace falta elegir triunfo.
            { $spades_double ->
                [yes] - Con picas de triunfo todo vale el doble, salvo la rendición.
               *[no] {""}
            }
       *[no]
            - **Cumplida**: el bando que juega llega a la oferta con combinaciones{ $widow ->
                [yes] , bazas y cartas enterradas
               *[no] {" "}y bazas
            }. Puntúa todo eso.
            - **Fallada**: si no, pierde { $binokel ->
                [yes] el doble de la oferta
               *[no] la oferta
            } y no puntúa nada más.
            - Cada uno de los otros bandos puntúa sus combinaciones y bazas.
            - **Rendición**{ $binokel ->
                [yes] , o **Abgehen**
               *[no] {""}
            }, elegido el triunfo y antes de la primera salida: el bando pierde la oferta{ $binokel ->
                [yes] {" "}una vez
               *[no] {""}
            }. El resto puntúa sus combinaciones{ $binokel ->
                [yes] { $abgehen ->
                    [ten] , y cada bando { $abgehen_points } más
                    [half] , y cada bando la mitad de la oferta
                   *[nothing] {""}
                }
               *[no] {""}
            }. Para eso no hace falta una baza.
            { $durch ->
                [yes] - **Durch**: { 1000 } puntos, o { $durch_lost ->
                    [twice] { -2000 }
                   *[once] { -1000 }
                } si se pierde una baza, sea cual sea la oferta. El resto no puntúa.
               *[no] {""}
            }
            { $untendurch ->
                [yes] - **Untendurch**: { 1000 } puntos, o { $durch_lost ->
                    [twice] { -2000 }
                   *[once] { -1000 }
                } si se gana una baza, sea cual sea la oferta. El resto no puntúa.
               *[no] {""}
            }
            Los puntos de la partida pueden bajar de cero.
    }
    ### Combinaciones, con corazones de triunfo{ $double_melds ->
        [yes] : una, dos y más
       *[no] {""}
    }
help-auction-pinochle-meld = - { CAPITAL($target) }, { $cards }: { $points }
help-auction-pinochle-words =
    - **Quien juega**: la mano que ganó la subasta.
    - **Cumplida, fallada**: el bando que juega llegó a la oferta, o no.
    { $widow ->
        [yes] - **Viuda**{ $binokel ->
            [yes] {" "}o **Dabb**
           *[no] {""}
        }: las { $widow_cards } cartas que sobran al repartir. **Enterrar** es apartar otras tantas.
       *[no] {""}
    }
    { $binokel ->
        [yes]
            - **Reizen**: la subasta. **Vorhand**: el asiento siguiente a quien reparte.
            - **Paar**: rey y reina de un palo, aquí matrimonio. **Familie**: as, diez, rey, reina y jota de un palo, aquí familia.
            - **Binokel**: la reina de picas y la jota de diamantes.
            - **Abgehen**: rendirse.
            - **Eichel, Schippen, Herz, Schellen**: tréboles, picas, corazones y diamantes en cartas alemanas. **Sau, Ober, Unter**: as, reina y jota.
       *[no]
            - **Escalera**: as, diez, rey, reina y jota de triunfo.
            - **Matrimonio**: rey y reina de un palo; de triunfo, matrimonio real.
            - **Pinochle**: la reina de picas y la jota de diamantes.
            - **Cuatro ases**: uno de cada palo, y así con reyes, reinas y jotas.
            - **Roundhouse**: un matrimonio en cada palo, que es solo la suma de sus partes.
    }
    { $durch ->
        [yes] - **Durch**: ganar todas las bazas.
       *[no] {""}
    }
    { $untendurch ->
        [yes] - **Untendurch**, o Bettel: no ganar ninguna baza.
       *[no] {""}
    }
    { $lowest ->
        [nine] - **Dix**: un nueve de triunfo.
        [seven] - **Diß**: un siete de triunfo.
       *[jack] {""}
    }
    { $board ->
        [yes] - **Board**: cuentan las combinaciones desde { $save }.
       *[no] {""}
    }
    - **Rendirse**: dar la oferta por perdida antes de la primera salida.

group-auction = Subasta
option-deals = Número de rondas
    .about = La partida termina tras estas rondas, o con 0 al llegar a la meta.
option-deals-0 = hasta la meta
option-finish = Quién gana en la meta
    .about = El bando que juega, aunque otro tenga más, o el que tiene más puntos.
option-finish-bidder = antes quien juega
option-finish-highest = quien tiene más puntos
option-direction = El reparto y el juego van hacia la
option-direction-left = izquierda
option-direction-right = derecha
option-widow = Viuda
    .about = Sobran unas cartas. Quien juega las toma y entierra otras tantas.
option-sevens = Con sietes
    .about = Binokel con 48 cartas en vez de 40.
option-announce_buried = Se nombran los triunfos y ases enterrados
    .about = Todo el mundo sabe qué triunfos y ases se enterraron.
option-pass_cards = Cartas que se pasan en la pareja
    .about = La pareja pasa estas cartas a quien juega y recibe otras tantas.
option-pass_cards-0 = ninguna
option-minimum = Oferta más baja
    .about = La primera oferta es como mínimo esta.
option-step_past_100 = Paso de las ofertas por encima de 100
    .about = Con 80 cartas, por decenas: si las ofertas de más de 100 son múltiplos de 5 o de 10.
option-reizen = Cómo se ofrece
    .about = Por turno alrededor de la mesa, o de dos en dos, y el siguiente contra la mano que queda.
option-reizen-round = alrededor de la mesa
option-reizen-duel = de dos en dos
option-opener = Quién abre el duelo
    .about = El asiento siguiente al Vorhand, o el Vorhand, que entonces no puede pasar.
option-opener-second = el segundo asiento
option-opener-vorhand = el Vorhand
option-all_pass = Si nadie ofrece
    .about = Quien reparte debe jugar, la primera mano no puede pasar, o reparte el asiento siguiente.
option-all_pass-stuck = quien reparte juega por la oferta más baja
option-all_pass-left = juega el asiento siguiente a quien reparte
option-all_pass-redeal = reparte el asiento siguiente
option-marriage = El triunfo necesita un matrimonio
    .about = Solo puede ser triunfo un palo del que se tienen rey y reina.
option-durch = Se puede anunciar Durch
    .about = En vez de triunfo: ganar todas las bazas, o perder puntos.
option-durch_lost = Un Durch o Untendurch perdido cuesta
    .about = El doble de lo que valdría, o lo mismo.
option-durch_lost-twice = el doble de sus puntos
option-durch_lost-once = sus puntos
option-untendurch = Se puede anunciar Untendurch
    .about = En vez de triunfo: no ganar ninguna baza, o perder puntos.
option-double_melds = Las combinaciones dobles valen más
    .about = Una doble escalera o un doble pinochle tiene un valor propio. Si no, dos valen el doble que una.
option-eight_tens = Ocho dieces son una combinación
    .about = Valen como otras ocho iguales.
option-board = Las combinaciones necesitan una suma mínima
    .about = Con 80 cartas: una pareja que declara menos de 20 (200 si no es por decenas) no las enseña ni las cuenta.
option-keep_meld = Las combinaciones cuentan solo con
    .about = Lo que un bando necesita en bazas para que cuenten sus combinaciones.
option-keep_meld-trick = una baza
option-keep_meld-counter = un as, diez o rey en una baza
option-keep_meld-save = 20 puntos en bazas (200 si no es por decenas); sin ellos no puntúa nada
option-keep_meld-always = nada: cuentan siempre
option-first_lead = La primera salida
    .about = Quién juega la primera carta de una ronda.
option-first_lead-bidder = quien ganó la subasta
option-first_lead-left = el asiento siguiente a quien reparte
option-overplay = Hay que superar la carta
    .about = Si debes superar la mejor carta del palo de salida, en todos los palos o solo en triunfos.
option-overplay-always = en todos los palos
option-overplay-trumps = si se sale de triunfo
option-overtrump = Hay que superar los triunfos
    .about = Si no puedes asistir, debes jugar un triunfo más alto que los de la baza, si puedes.
option-exempt_partner = No hay que superar la baza de la pareja
    .about = Mientras tu pareja va ganando la baza, solo debes asistir.
option-trick_points = Puntos de las cartas en bazas
option-trick_points-counters = as, diez y rey 10
option-trick_points-standard = as 11, diez 10, rey 4, reina 3, jota 2
option-trick_points-simplified = as y diez 10, rey y reina 5
option-tens = Contar por decenas
    .about = Cada número es una décima parte: una escalera vale 15, un as en una baza 1.
option-contract = La oferta se comprueba con
    .about = Los puntos en bazas se redondean a decenas, después o antes de comprobar la oferta.
option-contract-exact = puntos exactos
option-contract-rounded = puntos redondeados
option-abgehen = Lo que recibe el resto con una rendición
    .about = Además de sus combinaciones.
option-abgehen-ten = 10 por participante
option-abgehen-nothing = nada
option-abgehen-half = la mitad de la oferta
option-spades_double = Las picas valen el doble
    .about = Con picas de triunfo las unidades se doblan.
