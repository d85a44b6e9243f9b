### Asking to take back the last action, in games that are not ranked.

verb-undo-ask = Um Rücknahme bitten
did-asked-back = { $known ->
    [1] { $count ->
        [0] nimmt das zurück, alle haben zugestimmt
       *[other] nimmt { $cards } zurück, alle haben zugestimmt
    }
   *[0] nimmt das zurück, alle haben zugestimmt
}
taking-back-asked = **{ $seat }** möchte die letzte Aktion zurücknehmen. **Erlauben** oder **Ablehnen**; zum Ablehnen genügt auch Weiterspielen: { $players }.
taking-back-waits = Du möchtest deine letzte Aktion zurücknehmen. Die Antwort liegt bei { $players }; die Frage endet, wenn die Partie weitergeht.
taking-back-refused = **{ $seat }** möchte weiterspielen, deshalb wird nichts zurückgenommen.
button-take-back-yes = Erlauben
button-take-back-no = Ablehnen
button-take-back-withdraw = Doch nicht zurücknehmen
refusal-away-cannot-allow = Der Computer spielt für { $seat }, deshalb kann es niemand erlauben, und nichts wird zurückgenommen.
refusal-said-no = Diese Frage ist beantwortet: Die Aktion bleibt. Bei deiner nächsten kannst du wieder fragen.
refusal-others-answer = Du hast gefragt, also antworten die anderen. **Ablehnen** zieht deine Frage zurück.
refusal-nothing-to-take-back = Das lässt sich nicht zurücknehmen.
