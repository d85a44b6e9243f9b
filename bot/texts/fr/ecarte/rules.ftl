### Écarté: its help and its options.

help-ecarte-rules =
    On joue à deux avec 32 cartes, à partir des sept. Dans chaque couleur, le roi est le plus fort : R D V A 10 9 8 7.{ $bowers ->
        [yes] {" "}À l’atout, le valet est encore plus fort, et l’autre valet de même teinte aussi, qui est un atout.
       *[no] {""}
    } Chacun reçoit cinq cartes, et la suivante est retournée : sa couleur est l’**atout**.
    ### L’écart
    Qui n’a pas distribué **propose** un écart, ou joue. L’autre **accepte** ou **refuse**. Si la proposition est acceptée, qui l’a faite écarte une carte ou plus, face cachée, et en prend autant ; puis l’autre fait de même, ou garde tout. On peut alors proposer encore, jusqu’à ce que quelqu’un décline ou que le talon soit vide. Personne ne peut écarter plus de cartes que le talon n’en a : il y en a 21 au départ, et si les dernières sont prises d’abord, l’autre n’en a plus. La retourne ne se prend jamais.
    ### Le roi
    { $king ->
        [none] Le roi d’atout ne rapporte rien.
        [by-itself] Le roi d’atout rapporte un point : à qui distribue s’il est retourné, ou à qui l’a en main quand la première carte est jouée.
       *[announced] Le roi d’atout rapporte un point : à qui distribue s’il est retourné, ou à qui l’annonce avant sa première carte. L’entamer comme première carte l’annonce aussi.
    }
    ### Les plis
    Qui n’a pas distribué entame. Fournis si tu le peux. { $must_head ->
        [yes] En fournissant, il faut battre la carte d’entame si on le peut.
       *[no] Rien n’oblige à battre la carte d’entame.
    } { $must_trump ->
        [yes] Si tu ne peux pas fournir, tu dois couper si tu le peux.
       *[no] Si tu ne peux pas fournir, joue n’importe quelle carte.
    } Qui gagne un pli entame le suivant.
help-ecarte-play =
    - **Proposer**, **Jouer d’autorité**, **Accepter**, **Refuser** : un bouton sous ta main, ou `/propose`, `/stand`, `/accept`, `/refuse`.
    - **Écarter** : choisis une proposition ou tes propres cartes, ou écris `/exchange 7C 8D`.
    { $king ->
        [announced] - **Le roi** : annonce-le avant ta première carte, ou laisse `/preferences` s’en charger.
       *[other] {""}
    }
    - **Jouer** : appuie sur une carte, ou écris `/play KH` (roi de cœur).
    - Cartes et paroles sont définitives. Face aux seuls ordinateurs, **Revenir** les reprend, pour s’entraîner.
    `/view tricks` liste les plis, `/view points` le score, et `/explore` montre ce que tu peux savoir de l’autre main.
help-ecarte-strategy =
    - Joue d’autorité avec trois plis probables : trois atouts dont un fort, ou deux atouts et deux rois.
    - Sinon, propose. Avec la donne, ne refuse qu’avec une main pareille{ $vulnerable ->
        [yes] {" "}: refuser la première proposition et perdre donne 2 points à l’autre.
       *[no] .
    }
    - Garde atouts et rois, et écarte le reste.
    - Entame dans une couleur de plusieurs cartes. Deux atouts à côté permettent de reprendre la main.
    { $king ->
        [announced] - Avec le roi d’atout, pense à l’annoncer.
       *[other] {""}
    }
help-ecarte-scoring =
    - Trois ou quatre plis : 1 point. Les cinq, la **vole** : 2 points.
    - { $vulnerable ->
        [yes] Jouer sans proposer, ou refuser la première proposition, puis perdre, donne 2 points à l’autre, même pour trois ou quatre plis.
       *[no] Peu importe qui a proposé ou refusé.
    }
    - { $king ->
        [none] Les rois ne rapportent rien.
       *[other] Le roi d’atout : 1 point.
    }
    - Le premier score à { $target } points gagne, à l’instant même.
help-ecarte-words =
    - **Proposer, accepter, refuser** : demander un écart, et y répondre.
    - **Jouer d’autorité** : jouer sans proposer.
    - **Atout** : la couleur qui bat les autres.
    { $king ->
        [none] {""}
       *[other] - **Roi** : le roi d’atout, qui rapporte un point.
    }
    - **Vole** : les cinq plis.
    { $vulnerable ->
        [yes] - **Risque** : si personne n’a écarté par ton choix et que tu perds, l’autre marque 2 points.
       *[no] {""}
    }

option-must_head = En fournissant, il faut battre la carte d’entame
    .about = Sinon, n’importe quelle carte de la couleur suffit.
option-must_trump = Si l’on ne peut pas fournir, il faut couper
    .about = Sinon, n’importe quelle carte convient.
option-bowers = Les valets de la teinte d’atout sont les plus forts
    .about = Comme à l’Euchre. Sinon, le roi est le plus fort.
option-king = Le roi d’atout
    .about = Qui l’a marque un point.
option-king-announced = rapporte s’il est annoncé
option-king-by-itself = rapporte de lui-même
option-king-none = ne rapporte rien
option-vulnerable = Perdre sans écart donne deux points à l’autre
    .about = C’est-à-dire si ne rien écarter était ta décision.
