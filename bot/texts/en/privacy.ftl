### What is stored about a person, and how it's deleted.

command-privacy = See what is stored about you, hide from boards, or have it deleted
command-privacy-show = Get everything stored about you as a file that only you can see
command-privacy-boards = Hide yourself from all boards, or show yourself again
command-privacy-forget = Have your account and name deleted
privacy-shown = This is everything stored about you. Nobody but you gets it. `/privacy forget` deletes your account and name.
boards-listed =
    ### You are on the boards
    Leaderboards show your name wherever you are ranked. If you hide, you're on no board of any server, the ranks of others close up, and only you see your `/stats`. Your games still count for the ratings of the people you play with.
boards-hidden =
    ### You are hidden
    You're on no board of any server, and only you see your `/stats`. Show yourself again at any time: everything you have played counts.
button-hide = Hide me
button-unhide = Show me on boards
forget-title = ### Should I forget you?
forget-means =
    - Your Discord account, name, preferences, suggestions, invitations, requests for a seat, votes and reactions are deleted, and so are the messages that show your hands.
    - You give up your seats, and the computer plays on. Tables you opened that haven't started are closed, and games where you play alone end as if you closed them.
    - The games you played stay, with their actions, scores and the words added to the shuffle, but nothing links them to you. Tables and boards call you "a former player".

    This can't be undone. If you play again, you're a new player.
button-forget = Forget me
button-remember = Keep everything
done-forgotten = You are forgotten. Your name is now being removed from the messages of your past tables. With many tables, that can take a few minutes.
done-remembered = Nothing changed.
name-forgotten = a former player
