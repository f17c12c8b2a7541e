import { type Language, words } from "./language.ts";

export const spanish: Language = {
  dangling:
    /^(?:est[eoa]s?|es[eoa]s?|aquell?[oa]s?|aquel|ell[oa]s?|él|ello|su|sus|ambos|ambas|sin embargo|por (?:lo tanto|tanto|eso|ello|esto|ejemplo|otro lado|otra parte|consiguiente)|así|además|también|tampoco|entonces|luego|después|finalmente|pero|y|e|o|u|ni|aunque|mientras tanto|no obstante|de lo contrario|(?:en )?caso contrario|de (?:este|esta|esa|ese|tal) (?:modo|manera|forma)|pensando en (?:ello|eso|esto)|(?:dicho|hecho) (?:esto|eso)|(?:con|para) (?:ello|eso|esto)|(?:en )?l[oa]s demás|(?:tod[oa]s )?l[oa]s tres(?= (?:son|tienen|están|pueden|deben))|la única diferencia|en (?:este|ese|tal|cambio|ese sentido)|a (?:continuación|su vez|pesar de (?:esto|ello))|tal(?:es)?|dich[oa]s?|lo (?:anterior|mismo)|aquí|allí|ahí|sí|no)(?![\p{L}])/iu,
  connective:
    /^(?:antes (?:de (?:nada|todo)|que nada)|primero|en (?:primer|segundo|tercer|último) lugar|sin embargo|por (?:lo tanto|tanto|eso|ello|ejemplo|otro lado|otra parte|consiguiente)|además|también|finalmente|por último|no obstante|en (?:resumen|general|cambio|definitiva)|de hecho|así|asimismo|así pues|entonces|igualmente),\s+|^(?:nota|importante|atención|consejo|advertencia|aviso)(?: \d+)?\s?:\s+/iu,
  dated: /^(?:hoy|ayer|recientemente|la semana pasada|el mes pasado),\s+/iu,
  leaning:
    /^(?:Puede[ns]?|Podrás?|Se puede[n]?|Es posible|Debe[ns]?) \p{L}+[aei]r(?:l[oa]s?)(?!\p{L})|^(?:Es|Son|Está|Están|Fue|Incluye|Consta|Cuesta|Dura|Permite|Contiene) (?!necesari|posible|imprescindible|obligatori|indispensable|importante|recomendable|aconsejable|conveniente|mejor|hora |suficiente|preciso|\p{L}+[ai]d[oa]s?\s)/u,
  pointing:
    /(?:en (?:las|estas) (?:imágenes|fotos|fotografías|ilustraciones)(?!\p{L})|pasos? \d|(?<!\p{L})aquí(?=[.!]?$)|(?:siguiente|presente) (?:tabla|lista|sección|imagen)|haga clic aquí|haz clic aquí|más (?:arriba|abajo|adelante)|a continuación|anterior(?:mente)?(?=[\s.,;]|$)|siguientes?(?=[\s.:,;]|$)|(?:esta|este) (?:página|artículo|sección|publicación|guía)|leer más|más información|obtenga más|contáctenos|gracias)/iu,
  subjectless: /^(?!)/u,
  presenting:
    /^(?:este artículo|esta página|esta guía|este documento|este tutorial)(?= (?:(?:le |te )?(?:explica|describe|muestra|presenta|contiene|ofrece|ayuda|proporciona|cubre)|es)\b)/i,
  announcing:
    /^en est[ea] [^.,]{3,40},? (?:explicamos|describimos) |^en (?:la|el) (?:primer|segund|tercer|cuart|quint|últim)[ao]?, |^(?:le rogamos que )?lea (?:atenta|detenida|cuidadosa)mente|^le rogamos que lea |^para (?:obtener|conocer|saber) [^,]{3,80}, (?:lea|lee|consulte|consulta|visite|visita) |\b(?:permanecerá|estará)n? cerrad[oa]s? (?:el|del|los) |^[^,.;:]{3,100} (?:es|son|puede ser|pueden ser) (?:\p{L}+ )?(?:útil(?:es)?|importantes?|valios[oa]s?|esencial(?:es)?)(?: (?:para|tanto) [^,.;:]{1,60})?\.$|\bseguir(?:á|án|emos) (?:evolucionando|cambiando|mejorando|creciendo)\b|^(?:a veces |ocasionalmente )?recibimos (?:\p{L}+ )?(?:informes|preguntas|consultas|quejas|mensajes)(?!\p{L})|^(?:para (?:(?:obtener |conocer |ver )?(?:más|mayor) |conocer )|(?:por favor,? )?(?:consulte|vea|lea|descubra|conozca|obtenga|encuentre|visite|siga|haga clic|contacte|contáctenos|póngase en contacto|comuníquese|envíe una solicitud|pruebe lo)(?!\p{L})|(?:puede|puedes) (?:encontrar|obtener|consultar) más (?:información|detalles)(?!\p{L})|si (?:tiene|usted tiene) (?:preguntas|dudas|más)|estos? (?:son|es) nuestr|en estos vínculos|bienvenid|el (?:primer|segundo|tercer|último) (?:correo|mensaje|e-mail)|su \S+ (?:aún|todavía) no |(?:es necesario tomar|se requieren|son necesarias) (?:medidas|acciones) adicionales|(?:una vez que|cuando) [^,]{1,80}, (?:seleccione|haga clic|ingrese|introduzca|escriba|elija|pulse|copie|pegue)(?!\p{L})|inicie sesión en (?!.* para )|(?:\S+ ){1,6}(?:est|es)[ea]s? \p{L}+\.$|¿|cómo [^,]{5,90}\.$)|\bsiga (?:estos|los siguientes) pasos|\bpor (?:varias|muchas|diversas|distintas|diferentes|dos|tres) (?:\p{L}+ )?razones\.$|\bpor (?:varios|muchos|diversos|distintos|diferentes) (?:\p{L}+ )?motivos\.$/iu,
  addressed: /(?<!\p{L})(?:usted(?:es)?|tú|tu|tus|te|su|sus|le)(?!\p{L})/iu,
  howTo: /^[¿\s]*(?:cómo|como (?:puedo|se)|dónde puedo|puedo|qué (?:debo|tengo que))(?![\p{L}])/iu,
  quantity: /(?:cu[aá]nt[oa]s?|cuándo|qué hora|precio|costo|coste|cuesta|tarifa|plazo)/iu,
  past: /^[¿\s]*(?:cuándo (?:fue|fueron|se \p{L}+(?:ó|aron|ieron))|(?:en|desde) qué (?:año|fecha))(?!\p{L})/iu,
  definition:
    /^[¿\s]*(?:qué (?:es|son|significa)|quién(?:es)? (?:es|son))\s+(?:un[oa]?\s+|el\s+|la\s+|los\s+|las\s+)?(.+?)[?.!]*$/iu,
  followUp:
    /^[¿\s]*(?:y|pero|entonces|por qué|también)(?![\p{L}])|(?<![\p{L}])(?:eso|esto|ello|allí|ahí)(?![\p{L}])|(?<![\p{L}])(?:ese|esa|este|esta|lo|la|los|las|entonces|luego|después|también)\s*[?.!]*$/iu,
  asksSite:
    /(?<!\p{L})(?:ustedes|usted|vosotros|vuestr[oa]s?|sus?|tienen|tenéis|ofrecen|ofrecéis|venden|vendéis|aceptan|aceptáis|hacen|hacéis|están|estáis|usan|usáis)(?!\p{L})/iu,
  ourselves:
    /(?<!\p{L})(?:nosotr[oa]s|nuestr[oa]s?|nos|somos|(?!(?:\p{L}*gr|t?r|recl)amos|(?:extr|r|supr|m|d)emos|(?:pr|t|m|rac)imos)[a-zñü]+[aei]mos)(?!\p{L})/iu,
  introduction:
    /^[¿¡\s]*(?:quién(?:es)? (?:sois|son|eres|es usted)(?: ustedes)?|qué (?:hacéis|hacen|haces|ofrecen|ofrecéis|es (?:esto|este sitio|esta (?:página|web|empresa)))|de qué (?:trata|va) (?:esto|este sitio|esta (?:página|web))|sobre (?:ustedes|nosotros))[\s?.!]*$/iu,
  salutation:
    /^[¡!\s]*(?:hola|buenos días|buenas(?: tardes| noches)?|gracias|muchas gracias|adiós|vale)[\s!.?~！。？]*$/iu,
  closing: /^[¡!\s]*(?:gracias|muchas gracias|adiós|hasta luego|vale|ok|perfecto)(?: muchas| todo)*[\s!.,?~！。？]*$/iu,
  general: words(
    "todo tiempo cuanto mucho hacer hago hace usar uso utilizar funciona funcionar decir saber necesito necesitar quiero querer encontrar ayuda ayudar favor mostrar cosa cosas manera forma poder puedo sitio página información",
  ),
  phrases: {
    noAnswer: "No encontré una respuesta a eso en este sitio.",
    nearest: "Estas páginas son las más cercanas:",
    page: "Esta página es la más cercana:",
    greeting: "¡Hola! Pregúnteme lo que quiera sobre este sitio y responderé con sus páginas.",
    closing: "Con gusto. Pregúnteme de nuevo cuando quiera.",
    warmOpening: "Le conviene saber: ",
  },
};
