### Asking to take back the last action, in games that are not ranked.

verb-undo-ask = Demander à reprendre
did-asked-back = { $known ->
    [1] { $count ->
        [0] reprend ce coup, avec l’accord de tous
       *[other] reprend { $cards }, avec l’accord de tous
    }
   *[0] reprend ce coup, avec l’accord de tous
}
taking-back-asked = **{ $seat }** demande à reprendre son dernier coup. **Permettre** ou **Refuser** ; pour refuser, il suffit aussi de continuer à jouer (au choix : { $players }).
taking-back-waits = Tu as demandé à reprendre ton dernier coup. La décision est à { $players } ; la question tombe si la partie continue.
taking-back-refused = **{ $seat }** veut continuer : rien n’est donc repris.
button-take-back-yes = Permettre
button-take-back-no = Refuser
button-take-back-withdraw = Ne rien reprendre
refusal-away-cannot-allow = L’ordinateur joue pour { $seat } : personne ne peut donc le permettre à sa place, et rien n’est repris.
refusal-said-no = Cette question a sa réponse : ce coup reste. Tu peux redemander pour le suivant.
refusal-others-answer = C’est ta demande, donc aux autres de répondre. **Refuser** la retire.
refusal-nothing-to-take-back = Ce coup ne se reprend pas.
