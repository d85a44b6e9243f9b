### La ronda guiada del tutorial: qué hacer ahora, y por qué. Cada lección va con un botón encendido.

guide-step = **Paso { $number } de { $last }**
guide-hand = Tus cartas
guide-off = Elijo yo
guide-others = El resto está jugando.
tutorial-guided = Te guío en las primeras { $count } jugadas: pulsa cada vez el botón encendido. **{ guide-off }** muestra tu mano entera, si prefieres probar otra cosa.
