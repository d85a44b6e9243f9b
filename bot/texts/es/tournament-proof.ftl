### La comprobación de la prueba de un torneo: `python -m bot verify FILE COMMITMENT`

proof-good = Todo en «{ $name }» se sigue de su secreto: el sorteo, los emparejamientos ({ $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}), cada decisión a suertes y los puestos.
proof-compare = Según el archivo, el sello de este torneo era { $commitment }. Compáralo con el que mostró su mensaje, o comprueba otra vez dando también ese.
proof-form = El archivo está dañado: no puedo leer esto: { $detail }.
proof-noted = El sello que apuntaste no es el de este torneo.
proof-secret = El secreto no coincide con el sello de este torneo.
proof-event = El paso { $detail } no se sigue del secreto y de lo que pasó antes.
proof-places = Los puestos no se siguen de los resultados.
