### Euchre: hints, and what a learner is told.

fact-may-follow = Du kannst nicht bedienen, also spielst du eine beliebige Karte.
fact-may-order = Du kannst { $card } aufnehmen lassen: Dann ist { $suit } Trumpf.
fact-may-name = Du kannst eine Farbe als Trumpf nennen.
fact-may-discard = Du kannst jede Karte weglegen.
fact-may-exchange = Du kannst Karten gegen nicht ausgeteilte tauschen.
fact-may-defend = Gegen die Hand, die allein spielt, kannst du auch allein spielen.
fact-may-farmers-hand = Du hast ein Farmerblatt: Du kannst drei Zehner oder niedriger gegen nicht ausgeteilte Karten tauschen.
fact-may-throw-in = Du hast weder Ass noch Bild noch Trumpf und kannst deine Hand hinwerfen.
fact-do-order = { $rank ->
    [alone] Lass aufnehmen, und spiel allein.
   *[other] Lass aufnehmen.
}
fact-do-name = Nenn { $onto }.
fact-do-discard = Leg { $cards } weg.
fact-do-defend = Verteidige allein.
fact-do-farmers-hand = Tausch { $cards }.
fact-do-throw-in = Wirf deine Hand hin.
fact-hint-tricks = Zu erwarten mit { $suit } als Trumpf: etwa { number-of-tricks }.
fact-hint-too-few = Auch mit { $suit } als Trumpf zu wenig, zu erwarten: etwa { number-of-tricks }.
fact-hint-partner-wins = Diesen Stich macht { $seat } schon für dich.
fact-hint-name-unseen = Du hast deine Hand noch nicht gesehen, also ist eine Farbe so gut wie die andere.
fact-hint-pass-risk = Machst du Trumpf und bekommst weniger als drei Stiche, bekommen die anderen 2 Punkte.
fact-hint-pass-gives = Lässt du aufnehmen, bekommt { $seat } { $card }.
fact-hint-defend = Schlägst du die Hand, die allein spielt, auch allein, bringt das 4 Punkte statt 2.
fact-hint-defend-not = Gemeinsam mit deinem Team hältst du die Hand, die allein spielt, eher auf.
fact-hint-keep-all = Du behältst alle deine Karten. Zu erwarten: etwa { number-of-tricks }.
fact-hint-farmers-hand = { $cards } sind zu niedrig, um viel zu gewinnen, und drei andere Karten können nur besser sein.
fact-hint-throw-in = Du hast weder Ass noch Bild noch Trumpf. Die nächste Hand kann kaum schlechter sein.
fact-recall-passed = { $upcard ->
    [yes] { $seat } hat bei { $card } gepasst.
   *[no] { $seat } hat keine Farbe genannt.
}
fact-place-upturned = Auf dem Tisch: { $card }.

lesson-euchre-aim = Eine Seite macht Trumpf und braucht dann drei der fünf Stiche. Wer zuerst { $target } Punkte hat, gewinnt die Partie.
lesson-euchre-order = **{ verb-order }** bei { $card } macht { $suit } zum Trumpf, und dann muss deine Seite drei Stiche machen. Mit einer schwachen Hand: **{ verb-pass }**.
lesson-euchre-name = { $card } wurde abgelehnt, also kann { $suit } nicht mehr Trumpf werden. **{ verb-name }** passt, wenn du in einer anderen Farbe eine gute Hand hast{ $must ->
    [yes] : Alle anderen haben gepasst, also musst du.
   *[no] , sonst **{ verb-pass }**.
}
lesson-euchre-discard = Du hast gegeben und { $card } genommen. Jetzt kommt **{ verb-discard }**, am besten eine einzelne Karte einer Nebenfarbe, die du nicht brauchst.
lesson-euchre-bowers = Trumpf ist gemacht. Der Bube der Trumpffarbe ist die höchste Karte, der rechte Bauer, und der andere Bube gleicher Farbe, rot oder schwarz, die zweithöchste, der linke Bauer. Er zählt als Trumpf, egal was auf ihm steht.
lesson-euchre-follow = Bediene, wenn du kannst. Kannst du nicht, darfst du **{ verb-play }**, was du willst: Ein Trumpf macht den Stich.
lesson-euchre-partner = Die Stiche deines Teams sind auch deine. Schlag keine Karte deines Teams, die den Stich schon macht.
lesson-euchre-alone = Wer allein spielt, muss für vier Punkte alle fünf Stiche machen. Die andere Hand des Teams setzt in dieser Runde aus.
lesson-euchre-scored = Die Runde ist gezählt. Weiter mit **{ verb-deal }**.

guide-euchre-order = Du hast fünf Karten, und { $card } ist aufgedeckt. Die Seite, die diese Farbe zum Trumpf macht, muss drei der fünf Stiche machen. { $best ->
    [joker] Der Joker ist die höchste Karte, dann der Bube der Trumpffarbe, dann der andere Bube gleicher Farbe, rot oder schwarz.
    [benny] Die Pik-Zwei ist die höchste Karte, dann der Bube der Trumpffarbe, dann der andere Bube gleicher Farbe, rot oder schwarz.
   *[none] Der Bube der Trumpffarbe ist die höchste Karte, der andere Bube gleicher Farbe, rot oder schwarz, die zweithöchste.
} Deine Hand ist gut genug: Lass aufnehmen. Wer gegeben hat, nimmt die Karte und legt eine andere weg.
guide-euchre-lead = Du spielst aus. Du hast Trumpf gemacht, also spiel einen guten Trumpf aus und hol die Trümpfe der anderen: { $cards }.
guide-euchre-lead-again = Spiel { $cards } aus: Das macht den Stich oder kostet dich wenig.
guide-euchre-win = { $cards } macht diesen Stich bis jetzt. Nimm ihn.
guide-euchre-lose = Diesen Stich kannst oder musst du nicht machen. Spiel deine billigste Karte: { $cards }.
guide-euchre-done = **Jetzt weißt du, wie es geht:** Trumpf machen, wenn drei Stiche wahrscheinlich sind, die Trümpfe holen, und die Asse nach Hause bringen. Von hier an spielst du frei. Die übrigen Regeln erkläre ich, wenn sie wichtig werden, und **{ button-hint }** unter deiner Hand zeigt immer einen guten Zug.
