const TEXT_NODE = 3;

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
const OPENING = new RegExp(`\\s{0,9}(?:[([]\\s*(?:${HOW})\\s*[)\\]]|[-–—,]\\s(?:${HOW}))(?=\\s*$)`, "iu");

/** Elements around the last words of a link, at most. */
const MOST_DEEP = 20;

/** The last text of a link where it tells how the link opens, and what is left of it; a link that says no more keeps it. */
export function openingRemark(link: Element): { node: Node; without: string } | undefined {
  const node = lastText(link);
  const text = node?.nodeValue ?? "";
  const without = text.replace(OPENING, "");
  if (node === undefined || without === text) return undefined;
  const isAlone = link.firstChild === node || link.firstChild?.contains(node) === true;
  return isAlone && !/[\p{L}\p{N}]/u.test(without) ? undefined : { node, without };
}

function lastText(link: Element): Node | undefined {
  let node: Node | null = link.lastChild;
  for (let left = MOST_DEEP; node !== null && left > 0; left -= 1) {
    if (node.nodeType === TEXT_NODE && /\S/.test(node.nodeValue ?? "")) return node;
    node = node.lastChild ?? node.previousSibling;
  }
  return undefined;
}
