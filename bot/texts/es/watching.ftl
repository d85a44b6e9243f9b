### Mirar una mesa en privado.

button-open-hands = Última ronda abierta
button-watching = Mirar
button-watching-on = Seguir mirando
button-watching-refresh = Actualizar
watching = Estás mirando; solo lo ves tú. Sigue la partida hasta { $until }.
watching-stopped = Has dejado de mirar: esto ya no sigue la partida. **{ button-watching-on }** la muestra como está ahora.
watching-score = **Puntos:** { $totals }
watching-moved = Esta mesa se ha mudado a otro canal. Puedes mirarla allí.
