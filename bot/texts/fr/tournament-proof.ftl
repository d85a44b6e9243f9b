### The check of a tournament's proof: `python -m bot verify FILE COMMITMENT`

proof-good = Tout dans « { $name } » découle de son secret : le tirage, les appariements ({ $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}), chaque tirage au sort, et les places.
proof-compare = D’après le fichier, le sceau de ce tournoi était { $commitment }. Compare-le à celui que son annonce a montré, ou vérifie encore en donnant aussi celui-ci.
proof-form = Le fichier est abîmé : je ne peux pas lire { $detail }.
proof-noted = Le sceau que tu as noté n’est pas celui de ce tournoi.
proof-secret = Le secret ne correspond pas au sceau de ce tournoi.
proof-event = L’événement { $detail } ne découle pas du secret et de ce qui précède.
proof-places = Les places ne découlent pas des résultats.
