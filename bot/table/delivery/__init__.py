"""Delivery of messages: the presenter, table posts, hand messages, reminders, films, retries."""
