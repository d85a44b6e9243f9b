## Las palabras de las imágenes de Cribbage. El archivo común dice cómo caben.

picture-count = CUENTA
picture-starter = CORTE
picture-crib = CRIB
picture-laid-away = APARTADO
# En una ficha ante los nombres de quienes han dicho paso.
picture-go = PASO
# En una ficha junto a una mano de veintinueve.
picture-perfect = PERFECTA
picture-goal-loses = con { $points } se pierde
picture-phase-crib = a apartar
picture-phase-play = a jugar
picture-phase-show = a mostrar
picture-phase-show-crib = a mostrar el crib
picture-phase-count = a contar
picture-phase-claim = a reclamar o pasar
picture-verb-crib = apartar para el crib
picture-verb-show = mostrar tu mano
picture-verb-show-crib = mostrar el crib
picture-verb-count = contar tu mano
picture-verb-count-crib = contar el crib
picture-verb-claim = reclamar lo que se escapó
picture-verb-pass = pasar
# Lo que ha anotado un bando, línea por línea: "mano 8".
picture-line-points = { $line } { $points }
picture-line-start = salida
picture-line-heels = jota de corte
picture-line-play = juego
picture-line-hand = mano
picture-line-crib = crib
picture-line-muggins = muggins
# Una combinación con los puntos hasta ahí, como se cuenta: "15-2", "par 4".
picture-combination-fifteen = 15-{ $total }
picture-combination-nobs = jota { $total }
picture-combination-pair = par { $total }
picture-combination-pair-royal = trío { $total }
picture-combination-double-pair-royal = cuarteto { $total }
picture-combination-run = escalera { $total }
picture-combination-flush = color { $total }
picture-nothing = nada
picture-nineteen = nada: un diecinueve
# Lo que vale la mano, y lo que se contó si no es lo mismo.
picture-counted = { $combinations } (contado { $points })
picture-skunk = paliza bajo { $first }
picture-skunk-double = paliza bajo { $first }, doble bajo { $second }
picture-your-crib = Tu crib
picture-crib-of = Crib de { $name }
# De quién es el crib que se muestra.
picture-crib-owner = { $name }, crib
