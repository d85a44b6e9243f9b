### What is stored about a person, and how it's deleted.

command-privacy = Voir ce qui est enregistré sur toi, te cacher des tableaux, ou le faire effacer
command-privacy-show = Recevoir tout ce qui est enregistré sur toi, dans un fichier visible de toi seulement
command-privacy-boards = Te cacher de tous les tableaux, ou y revenir
command-privacy-forget = Faire effacer ton compte et ton nom
privacy-shown = Voici tout ce qui est enregistré sur toi. Personne d’autre ne le reçoit. `/privacy forget` efface ton compte et ton nom.
boards-listed =
    ### Tu es sur les tableaux
    Les classements montrent ton nom partout où tu as un rang. Si tu te caches, tu n’es plus sur aucun tableau d’aucun serveur, les rangs des autres se resserrent, et personne d’autre ne voit tes `/stats`. Tes parties comptent toujours pour la cote des gens avec qui tu joues.
boards-hidden =
    ### Les tableaux te cachent
    Tu n’es sur aucun tableau d’aucun serveur, et personne d’autre ne voit tes `/stats`. Tu peux y revenir à tout moment : tout ce que tu as joué compte.
button-hide = Me cacher
button-unhide = Me montrer
forget-title = ### Dois-je t’oublier ?
forget-means =
    - Ton compte Discord, ton nom, tes préférences, propositions, invitations, demandes de place, votes et réactions sont effacés, ainsi que les messages qui montrent tes mains.
    - Tu quittes tes places, et l’ordinateur continue. Les tables que tu as ouvertes et qui n’ont pas commencé sont fermées, et les parties où tu joues sans autre personne finissent comme si tu les fermais.
    - Les parties que tu as jouées restent, avec leurs coups, leurs scores et les mots ajoutés au mélange, mais rien ne les relie à toi. Tables et tableaux y disent « quelqu’un d’oublié ».

    C’est irréversible. Si tu rejoues, tu repars de zéro.
button-forget = M’oublier
button-remember = Tout garder
done-forgotten = C’est oublié. Ton nom est en train de disparaître des messages de tes anciennes tables. Avec beaucoup de tables, cela peut prendre quelques minutes.
done-remembered = Rien n’a changé.
name-forgotten = quelqu’un d’oublié
