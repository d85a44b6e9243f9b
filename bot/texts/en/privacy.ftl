### What is stored of a person, and how they are forgotten.

command-privacy = What is stored of you, and how to have it forgotten
command-privacy-show = Gives you all that is stored of you, as a file that only you see
command-privacy-forget = Has the bot forget who you are
privacy-shown = This is all that is stored of you. Nothing of it is given to anybody but you; `/privacy forget` drops who you are.
forget-title = ### Do you want to be forgotten?
forget-means =
    - Your Discord account, your name, your preferences, your offers, invitations and votes are deleted, and the messages that show your hands.
    - You give up your seats, and the computer plays on there. A table that you opened and that has not begun is closed, and so is one where you play alone.
    - Games that you played stay, with their actions, scores and the words brought to the shuffle, but nothing leads from them to you. Tables and boards then name you "a former player".

    This cannot be undone. Should you play again, you are a new player.
button-forget = Forget me
button-remember = Keep everything
done-forgotten = You are forgotten. The messages of your past tables lose your name now; of many that may take some minutes.
done-remembered = Everything stays as it was.
name-forgotten = a former player
