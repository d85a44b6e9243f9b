### What is stored about a person, and how it's deleted.

command-privacy = See what is stored about you, or have it deleted
command-privacy-show = Get everything stored about you as a file that only you can see
command-privacy-forget = Have your account and name deleted
privacy-shown = This is everything stored about you. Nobody but you gets it. `/privacy forget` deletes your account and name.
forget-title = ### Should I forget you?
forget-means =
    - Your Discord account, name, preferences, suggestions, invitations and votes are deleted, and so are the messages that show your hands.
    - You give up your seats, and the computer plays on. Tables you opened that haven't started are closed, and so are tables where you play alone.
    - The games you played stay, with their actions, scores and the words added to the shuffle, but nothing links them to you. Tables and boards call you "a former player".

    This can't be undone. If you play again, you're a new player.
button-forget = Forget me
button-remember = Keep everything
done-forgotten = You are forgotten. Your name is now being removed from the messages of your past tables. With many tables, that can take a few minutes.
done-remembered = Nothing changed.
name-forgotten = a former player
