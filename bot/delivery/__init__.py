"""Who is shown what, and when: the presenter, table posts, hand messages, reminders, uploads, retries."""
