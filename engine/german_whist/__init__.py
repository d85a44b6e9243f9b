"""German Whist: tricks for the better cards of the stock, then thirteen tricks that count."""
