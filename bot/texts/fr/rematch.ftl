### The rematch: everybody's seat is held for them until they are in.

## The message

rematch-title = { $called } : revanche
rematch-waits = **On attend { $players }.** Déjà là : { $in }. Les cartes sont distribuées dès que tout le monde est là.
rematch-open = **Une place est libre.** Déjà là : { $in }. Les cartes sont distribuées dès que quelqu’un la prend, ou bien { $host } peut commencer avec un ordinateur.
rematch-rotated = -# Les partenaires ont changé.
rematch-drop = Qui est là peut maintenant continuer sans { $players }.
rematch-until = -# Si les cartes ne sont pas distribuées { $until }, cette revanche est annulée.
rematch-ended = Cette revanche a fini sans partie : tout le monde n’était pas là en 15 minutes, ou elle a été fermée. **{ button-rematch }** vous réunit de nouveau.
rematch-seat-missing = pas encore là
rematch-seat-in = là
rematch-hand-missing = Ta place et ton équipe sont gardées. Tu joues ?
rematch-hand-missing-alone = Ta place t’est gardée. Tu joues ?
rematch-hand-in = C’est noté, tu joues. Les cartes ne sont pas encore distribuées.
button-in = Je joue
button-go-without = { $count ->
    [one] Distribuer sans { $player }
   *[other] Distribuer sans eux
}
button-open-seats = { $count ->
    [one] Libérer la place { DE($player) }
   *[other] Libérer leurs places
}

## Answers

done-rematch-waits = C’est noté. Les cartes sont distribuées dès que tout le monde est là ; { $count ->
    [one] il manque { $players }
   *[other] il manque { $players }
} : { $link }
done-rematch-open = C’est noté. Une place est libre : { $link }
done-rematch-asks = Ta place est gardée ici : { $link } Les règles ont changé depuis : dis-y si elles te conviennent.
done-rematch-opened = La revanche est ouverte : { $link }
done-rematch-dealt = La partie suivante a commencé : { $link }
done-gathering-closed = La revanche est annulée. **{ button-rematch }** vous réunit de nouveau.
done-dropped = Les autres ont continué sans toi : tu n’as donc pas de place dans la revanche.

## What is refused

refusal-no-rotation = On ne change de partenaires qu’après une partie à quatre, deux contre deux.
refusal-gathers-otherwise = { $rotated ->
    [yes] Les autres veulent changer de partenaires. Si tu joues, appuie là-bas sur **{ button-in }** : { $link }
   *[no] Les autres se réunissent avec les mêmes partenaires qu’avant. Si tu joues, appuie là-bas sur **{ button-in }** : { $link }
}
refusal-rematch-over = Cette revanche a fini avant la donne. **{ button-rematch }**, sous la partie d’avant, vous réunit de nouveau.
refusal-rematch-began = Les autres ont commencé sans toi : { $link }
refusal-press-there = Je ne peux pas l’ouvrir d’ici. Appuie sur le même bouton sous la partie finie, dans son salon : { $link }
refusal-not-all-in = { $seat } peut encore répondre. Deux minutes après la première réponse, la table montre comment continuer sans les absents.
refusal-not-in = Dis d’abord que tu joues : appuie sur **{ button-in }** à la table.
refusal-too-early = Laisse deux minutes aux autres. Ensuite, la table montre comment continuer sans eux.
