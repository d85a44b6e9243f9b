"""The properties of every game, for auction Pinochle and Binokel."""

from engine.auction_pinochle.rules import AuctionPinochleRules
from tests.kit.properties import properties_of

TestProperties = properties_of(AuctionPinochleRules, seeds=1, stride=3)
