### Pedir que se retire la última acción, en partidas que no cuentan.

verb-undo-ask = Pedir retirarla
did-asked-back = { $known ->
    [1] { $count ->
        [0] la retira, como aceptó toda la mesa
       *[other] recupera { $cards }, como aceptó toda la mesa
    }
   *[0] la retira, como aceptó toda la mesa
}
taking-back-asked = **{ $seat }** pide retirar la última acción. **Permitir** o **Rehusar**; para rehusar, también pueden seguir jugando: { $players }.
taking-back-waits = Has pedido retirar tu última acción. Deciden: { $players }. La pregunta termina cuando la partida sigue.
taking-back-refused = **{ $seat }** quiere seguir jugando, así que no se retira nada.
button-take-back-yes = Permitir
button-take-back-no = Rehusar
button-take-back-withdraw = No retirarla
refusal-away-cannot-allow = El bot juega por { $seat }, así que nadie puede permitirlo en su lugar, y no se retira nada.
refusal-said-no = Esa pregunta ya tiene respuesta: la acción queda. Puedes preguntar otra vez por la próxima.
refusal-others-answer = Has preguntado tú, así que contesta el resto. **Rehusar** retira tu pregunta.
refusal-nothing-to-take-back = Esto no se puede retirar.
