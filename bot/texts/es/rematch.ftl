### La revancha: se guarda el asiento de cada participante hasta que se apunta.

## El mensaje

rematch-title = { $called }: revancha
rematch-waits = **Falta por apuntarse: { $players }.** Ya dentro: { $in }. Las cartas se reparten en cuanto no falte nadie.
rematch-open = **Hay un asiento libre.** Ya dentro: { $in }. Las cartas se reparten en cuanto alguien lo ocupe, o { $host } puede empezar con un bot.
rematch-rotated = -# Las parejas han cambiado.
rematch-drop = Quien se haya apuntado puede seguir ya sin { $players }.
rematch-until = -# Si las cartas no se han repartido antes de { $until }, esta revancha termina.
rematch-ended = Esta revancha terminó sin partida: no se apuntó toda la mesa en 15 minutos, o se cerró. **{ button-rematch }** la convoca otra vez.
rematch-seat-missing = falta por apuntarse
rematch-seat-in = dentro
rematch-hand-missing = Te guardo el asiento y la pareja. ¿Te apuntas?
rematch-hand-missing-alone = Te guardo el asiento. ¿Te apuntas?
rematch-hand-in = Te has apuntado. Las cartas todavía no se han repartido.
button-in = ¡Me apunto!
button-go-without = { $count ->
    [one] Repartir sin { $player }
   *[other] Repartir sin quien falta
}
button-open-seats = { $count ->
    [one] Liberar asiento: { $player }
   *[other] Liberar esos asientos
}

## Respuestas

done-rematch-waits = Te has apuntado. Las cartas se reparten en cuanto { $count ->
    [one] se apunte también { $players }
   *[other] se apunten también { $players }
}: { $link }
done-rematch-open = Te has apuntado. Hay un asiento libre en { $link }
done-rematch-asks = Te guardo el asiento en { $link } Las reglas han cambiado desde entonces, así que di allí si las aceptas.
done-rematch-opened = La revancha está abierta: { $link }
done-rematch-dealt = La siguiente partida ha empezado: { $link }
done-gathering-closed = La revancha está cancelada. **{ button-rematch }** la convoca otra vez.
done-dropped = El resto siguió sin ti, así que no tienes asiento en la revancha.

## Lo que no se permite

refusal-no-rotation = Las parejas solo pueden rotar tras una partida de cuatro personas, dos contra dos.
refusal-gathers-otherwise = { $rotated ->
    [yes] El resto quiere rotar las parejas. Si te apuntas, pulsa allí **{ button-in }**: { $link }
   *[no] El resto se reúne con las mismas parejas que antes. Si te apuntas, pulsa allí **{ button-in }**: { $link }
}
refusal-rematch-over = Esa revancha terminó antes de repartir sus cartas. **{ button-rematch }** bajo la partida anterior la convoca otra vez.
refusal-rematch-began = El resto ha empezado sin ti: { $link }
refusal-press-there = Desde aquí no puedo abrirla. Pulsa el mismo botón bajo la partida terminada en su canal: { $link }
refusal-not-all-in = Aún puede apuntarse: { $seat }. Dos minutos después de la primera persona, la mesa muestra cómo seguir sin quien falte.
refusal-not-in = Apúntate antes: pulsa **{ button-in }** en la mesa.
refusal-too-early = Da dos minutos al resto. Después la mesa muestra cómo seguir sin quien falte.
