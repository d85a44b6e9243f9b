"""Auction Pinochle and Binokel for three and four: bidding, a widow or passed cards, melds, and tricks."""
