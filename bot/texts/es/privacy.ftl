### Qué se guarda sobre una persona, y cómo se elimina.

command-privacy = Mira qué se guarda sobre ti, ocúltate en las clasificaciones, o haz que se elimine
command-privacy-show = Recibe todo lo guardado sobre ti en un archivo que solo ves tú
command-privacy-boards = Ocúltate en todas las clasificaciones, o muéstrate otra vez
command-privacy-forget = Haz que se eliminen tu cuenta y tu nombre
privacy-shown = Esto es todo lo que se guarda sobre ti. Nadie más lo recibe. `/privacy forget` elimina tu cuenta y tu nombre.
boards-listed =
    ### Apareces en las clasificaciones
    Las clasificaciones muestran tu nombre donde tengas un puesto. Si te ocultas, no estás en ninguna clasificación de ningún servidor, los puestos del resto se cierran, y solo tú ves tus `/stats`. Tus partidas siguen contando para el rating de quienes juegan contigo.
boards-hidden =
    ### No apareces
    No estás en ninguna clasificación de ningún servidor, y solo tú ves tus `/stats`. Muéstrate otra vez cuando quieras: todo lo que has jugado cuenta.
button-hide = Ocultarme
button-unhide = Mostrarme
forget-title = ### ¿Quieres que te olvide?
forget-means =
    - Se eliminan tu cuenta de Discord, nombre, preferencias, propuestas, invitaciones, peticiones de asiento, votos y reacciones, y también los mensajes que muestran tus manos.
    - Dejas tus asientos, y sigue jugando el bot. Las mesas que abriste y no han empezado se cierran, y las partidas que juegas a solas terminan como si las cerraras.
    - Las partidas que jugaste quedan, con sus acciones, sus puntos y las palabras añadidas al barajar, pero nada las relaciona contigo. Las mesas y clasificaciones te llaman "exparticipante".

    No se puede deshacer. Si vuelves a jugar, empiezas de cero.
button-forget = Olvídame
button-remember = Conservarlo todo
done-forgotten = Te he olvidado. Ahora estoy quitando tu nombre de los mensajes de tus mesas anteriores. Si son muchas, puede tardar unos minutos.
done-remembered = No ha cambiado nada.
name-forgotten = exparticipante
