## The words of the pictures of Pinochle, Binokel and Bezique. See the common file for how they fit.

picture-may-knock = PEUT FRAPPER
# A dix, in this game's name, scores now or never.
picture-last-chance = { $type ->
    [dix] PETIT ATOUT : DERNIÈRE CHANCE
   *[seven] SEPT D’ATOUT : DERNIÈRE CHANCE
}
picture-verb-meld = annoncer
picture-verb-exchange = échanger
picture-verb-knock = frapper
picture-line-last-trick = Dernier pli
picture-line-dix-turned = Petit atout retourné
picture-line-melds-against = Annonces déduites

## The types of melds. Their names may be broken at each space.

picture-type-dix = petit atout
picture-type-seven = sept d’atout
picture-type-pinochle = pinochle
picture-type-binokel = binokel
picture-type-bezique = bésigue
picture-type-grand-pinochle = grand pinochle
picture-type-grand-binokel = grand binokel
picture-type-grand-bezique = grand bésigue
picture-type-double-pinochle = double pinochle
picture-type-double-binokel = double binokel
picture-type-double-bezique = double bésigue
picture-type-marriage = mariage
picture-type-common-marriage = mariage simple
picture-type-royal-marriage = mariage d’atout
picture-type-double-marriage = double mariage
picture-type-double-common-marriage = double mariage simple
picture-type-double-royal-marriage = double mariage d’atout
picture-type-flush = suite d’atout
picture-type-royal-family = famille d’atout
picture-type-royal-sequence = quinte d’atout
picture-type-common-flush = suite simple
picture-type-common-family = famille simple
picture-type-common-sequence = quinte simple
picture-type-double-flush = double suite d’atout
picture-type-double-royal-family = double famille d’atout
picture-type-double-royal-sequence = double quinte d’atout
picture-type-double-common-flush = double suite simple
picture-type-double-common-family = double famille simple
picture-type-double-common-sequence = double quinte simple
picture-type-forty-jacks = quarante de valets
picture-type-sixty-queens = soixante de dames
picture-type-eighty-kings = quatre-vingts de rois
picture-type-hundred-aces = cent d’as
picture-type-four-jacks = carré de valets
picture-type-four-queens = carré de dames
picture-type-four-kings = carré de rois
picture-type-four-aces = carré d’as
picture-type-eight-jacks = huit valets
picture-type-eight-queens = huit dames
picture-type-eight-kings = huit rois
picture-type-eight-aces = huit as
picture-type-roundhouse = ronde des mariages
