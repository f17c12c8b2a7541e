/** How a link opens, as its text tells it to those who do not see that: a verb or none, and a new window or tab. */
const HOW = [
  "(?:(?:this )?link )?(?:opens?|opening|will open)(?: up)?(?: (?:in|on))? (?:an? |your )?(?:new|another|external)(?: browser)? (?:tab|window|page|site|website)(?: or (?:tab|window))?",
  "(?:in )?(?:a )?new (?:browser )?(?:tab|window)|external (?:link|site|website)",
  "(?:(?:der )?link )?(?:wird )?(?:öffnet|öffnen)?(?: sich)? ?(?:(?:in )?(?:(?:einem )?neue[nm]|ein neues) (?:browser-?)?(?:tab|fenster|registerkarte)|in (?:einer )?neue[nr] registerkarte)(?: geöffnet)?|externer link",
  "(?:(?:le )?lien )?(?:s['’ ]?ouvre|ouvre|ouverture)?(?: dans)? ?(?:une? )?(?:nouvelle fenêtre|nouvel onglet)(?: ou (?:une? )?(?:nouvelle fenêtre|nouvel onglet))?|lien externe|site externe",
  "(?:se )?(?:abre|abrirá)? ?(?:(?:en|em|numa|noutra) )?(?:una? |uma? )?(?:(?:nueva|nova) (?:ventana|pestaña|janela|aba|guia)|(?:ventana|pestaña|janela) (?:nueva|nova)|novo separador)|(?:enlace|ligação|link) extern[oa]",
  "(?:si )?apre(?: il link)?(?: in)? (?:una? )?(?:nuova (?:finestra|scheda)|altra finestra)|nuova (?:finestra|scheda)|(?:link|sito) esterno",
  "(?:link )?opent in (?:een )?nieuwe? (?:venster|tabblad|tab)|externe link",
  "(?:åbner|åpnes|öppnas)(?: i)? (?:en |et |ett )?(?:nyt?t?|ny) (?:vindue|vindu|fönster|fane|flik)|avautuu uuteen (?:ikkunaan|välilehteen)|otwiera się w now(?:ym oknie|ej karcie)",
].join("|");
const OPENING = new RegExp(`\\s*(?:[([]\\s*(?:${HOW})\\s*[)\\]]|[-–—,]\\s(?:${HOW}))(?=\\s*$)`, "iu");

/** A link's text without the remark that it opens elsewhere; one that says nothing else stays as it is. */
export function withoutOpening(text: string): string {
  const bare = text.replace(OPENING, "");
  return /[\p{L}\p{N}]/u.test(bare) ? bare : text;
}
