### Tournaments: why something is refused

refusal-no-tournament = Ce tournoi n’existe plus. `/tournament list` montre ceux de ce serveur.
refusal-tournament-busy = L’un de vous a déjà un défi. Attends qu’il soit joué ou qu’il ait une réponse.
refusal-tournament-damaged = Je ne peux pas lire ce tournoi. Préviens les gens qui s’occupent de moi ; rien n’en est perdu.
refusal-tournament-full = Ce tournoi est complet : il prend { $most } inscriptions. Si quelqu’un part, tu peux le rejoindre.
refusal-tournament-in = Tu es déjà dans ce tournoi.
refusal-tournament-left = Qui a quitté un tournoi, de gré ou de force, ne peut pas y revenir.
refusal-tournament-match-began = Ce match a commencé. Attends qu’il finisse.
refusal-tournament-match-over = Ce match est fini, et son résultat reste.
refusal-tournament-no-bye = Tu n’as pas d’exemption dans ce tour.
refusal-tournament-no-challenge = Ce défi n’est plus ouvert, ou ce n’est pas à toi d’y répondre.
refusal-tournament-no-check-in = Il n’y a pas de pointage en ce moment.
refusal-tournament-no-draw = Ici, personne ne peut continuer sur un match nul. Choisis qui gagne.
refusal-tournament-no-duplicate = Ce jeu ne peut pas se jouer en un nombre fixe de manches aussi long. Choisis un match plus court, ou laisse à chaque table ses propres cartes.
refusal-tournament-no-entry = Ce n’est plus dans le tournoi. Choisis encore.
refusal-tournament-no-ladder = Seule une échelle a des défis.
refusal-tournament-no-match = Aucun match de ce genre n’est à jouer.
refusal-tournament-no-partner = Dans un tournoi par paires, choisis avec qui tu joues ; dans les autres, ne choisis personne.
refusal-tournament-not-above = Tu peux défier une des trois places au-dessus de la tienne.
refusal-tournament-not-asked = Plus personne ne te demande de former une paire.
refusal-tournament-not-by-hand = Les têtes de série de ce tournoi ne se fixent pas à la main.
refusal-tournament-not-in = Tu n’es pas dans ce tournoi, ou tu l’as quitté.
refusal-tournament-not-over = Ce tournoi n’est pas fini. Sa preuve vient à la fin.
refusal-tournament-not-paused = Ce tournoi n’est pas en pause.
refusal-tournament-not-started = Ce tournoi n’a pas encore commencé.
refusal-tournament-not-two-sides = { $pairs ->
    [yes] Deux paires ne peuvent pas jouer à cela l’une contre l’autre. Choisis un autre jeu.
   *[no] Deux personnes ne peuvent pas jouer à cela l’une contre l’autre. Choisis un autre jeu.
}
refusal-tournament-over = Ce tournoi est fini.
refusal-tournament-partner-in = L’autre moitié de ta paire est déjà dans ce tournoi.
refusal-tournament-paused = Ce tournoi est en pause. Qui l’organise peut le reprendre.
refusal-tournament-played = Quelqu’un a déjà joué dans ce tour : ses appariements restent.
refusal-tournament-started = Ce tournoi a déjà commencé.
refusal-tournament-too-few = Un tel tournoi demande au moins { $least } inscriptions.
refusal-tournament-too-late = Cette heure est passée. Choisis-en une plus tard.
refusal-tournament-rounds = Jusqu’à { $size } inscriptions, tout le monde s’est rencontré après { $most } tours. Choisis ce nombre de tours au plus, ou une taille plus grande.
