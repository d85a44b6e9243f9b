## Las palabras de las imágenes del Whist alemán. El archivo común dice cómo caben.

picture-line-round-won = Ronda ganada
