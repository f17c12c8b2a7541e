import { anyOf } from "../../../text/any-of.ts";
import type { Unit } from "../../page/unit.ts";

/** What is said before a question is answered, and answers nothing: praise of it, how much follows, what is asked first, that one has heard of it. */
const RUN_UP = anyOf(
  /^(?:(?:that is|that['’]s|what) an? )?(?:very )?(?:good|great|excellent|fair) question[.!…]*$/iu,
  /^(?:en )?(?:voilà une |c['’]est une |très )?(?:bonne|excellente) question\b[^.]{0,12}[.!…]*$/iu,
  /^(?:das ist )?(?:eine )?(?:sehr )?gute frage[.!…]*$/iu,
  /^(?:(?:è una |che )?(?:bella|buona|ottima) domanda|(?:es una |qué )?buena pregunta|(?:é uma )?boa pergunta|(?:dat is )?(?:een )?goede vraag)[.!…]*$/iu,
  /^(?:deux|trois|quelques) (?:petites )?choses(?: :[^.]*)?[.!…]*$/iu,
  /^(?:zwei|drei|ein paar) (?:kleine )?dinge(?::[^.]*)?[.!…]*$/iu,
  /^(?:(?:due|tre|alcune) (?:piccole )?cose|(?:dos|tres|algunas) cosas|(?:duas|três|algumas) coisas|twee dingen|(?:two|three|a few) (?:small |quick )?things)(?::[^.]*)?[.!…]*$/iu,
  /(?<!\p{L})il faut se poser (?:quelques|plusieurs|les bonnes) questions[.!]$/iu,
  /(?<!\p{L})(?:sollte|sollten|muss) (?:man|Sie|du)? ?(?:sich )?(?:einige|ein paar) Fragen stellen[.!]$/iu,
  /(?<!\p{L})(?:bisogna|occorre) porsi (?:alcune|qualche) domand[ae][.!]$|(?<!\p{L})hay que hacerse (?:algunas|varias) preguntas[.!]$/iu,
  /\b(?:you (?:should|need to|have to) )?ask yourself (?:a few|some|several|these) questions[.!]$/iu,
  /^(?:this|now) is an? (?:good|great|perfect|excellent) (?:opportunity|time|moment|chance) to (?:remind|recall|mention|reflect)\b/iu,
  /^(?:(?!(?:you|everyone|many|most people) must have read)(?:you|many|most people|everyone)(?:['’]ve)? (?:(?:may|might|probably|surely|have|has|already|all|perhaps|will|must) ){0,3}(?:heard|read|seen) (?:of|about)\b|(?:perhaps|maybe) you(?:['’]ve| have) (?:already )?(?:heard|read) (?:of|about)\b)(?!.*[,;:–—])/iu,
  /^(?!.*[;:–—])(?:vielleicht|sicher(?:lich)?|bestimmt|viele|Sie|du|ihr)(?!\p{L})(?! (?:werden|wirst|werdet|müssen|musst)(?!\p{L}))[^,.]*(?<!\p{L})(?:von|über) [^,.]* gehört[.!]$/iu,
  /^(?!.*[,;:–—])[^.]*(?<!\p{L})(?:vous|tu)(?!\p{L})[^.]* (?:déjà |sans doute |peut-être |sûrement ){0,2}entendu parler d/iu,
  /^(?!.*[,;:–—])[^.]*(?<!\p{L})(?:has|hayas|habrás|ha|haya|habrá|oíste) (?:oído )?hablar de |^(?!.*[,;:–—])[^.]*(?<!\p{L})(?:hai|ha|avrai|avrà|avete|avrete) (?:già |forse |sicuramente )?sentito parlare d|^(?!.*[,;:–—])[^.]*(?<!\p{L})(?:ouviu|já ouviu|tenha ouvido|terá ouvido) falar /iu,
  /^(?!.*[,;:–—])(?:misschien|vast|waarschijnlijk|je|u)(?!\p{L})(?! (?:wordt|moet)(?!\p{L}))[^.]*(?<!\p{L})(?:van|over) [^.]* gehoord[.!]$/iu,
  /^…|^avec la réponse à cette question\b|^on vous (?:détaille|explique|raconte|dit) tout\b|^ne perdez pas (?:de|votre) temps\b|^n['’]attendez (?:plus|pas)\b/iu,
);

/** What only says of what kind the page is: "Use this page as a quick reference", "Una guía rápida con respuestas". */
const PRESENTS_PAGE = anyOf(
  /^use this (?:page|guide|section|article|list|checklist) as an? (?:\p{L}+ ){0,2}(?:reference|guide|overview|starting point|checklist)\b/iu,
  /^(?:this (?:page )?is )?an? (?:quick|short|brief|handy|concise) (?:guide|overview|summary|reference|introduction) (?:to|of|with|for)\b/iu,
  /^(?:(?:hier|dies|das) ist )?ein(?:e|en)? (?:kurze|schnelle|kleine|knappe)[nrs]? (?:leitfaden|überblick|übersicht|zusammenfassung|einführung) (?:zu|über|mit|für|der|des)(?!\p{L})/iu,
  /^(?:voici |c['’]est )?une? (?:(?:petite?|court|bref|brève) (?:guide|aperçu|résumé|introduction)|(?:guide|aperçu|résumé) (?:rapide|pratique)) (?:pour|de|des|sur|avec)(?!\p{L})/iu,
  /^(?:(?:esta|esto) es |aquí tienes )?una? (?:(?:breve|pequeña) (?:guía|introducción|resumen)|(?:guía|resumen) (?:rápid[ao]|breve|prácticas?)) (?:con|de|para|sobre)(?!\p{L})/iu,
  /^(?:(?:questa|ecco) (?:è )?)?una? (?:(?:breve|rapida|piccola) (?:guida|panoramica|introduzione)|guida (?:rapida|breve|pratica)) (?:con|di|per|su|a|al|alla|alle)(?!\p{L})/iu,
  /^(?:este é |aqui está )?uma? (?:(?:breve|pequeno) (?:guia|resumo)|(?:guia|resumo) (?:rápido|breve|prático)) (?:com|de|para|sobre)(?!\p{L})/iu,
  /^(?:dit is |hier is )?een (?:korte?|snelle?|beknopte?|handige?) (?:gids|handleiding|overzicht|samenvatting) (?:met|van|voor|over)(?!\p{L})/iu,
);

/** What only says on which page all of it is told: "Tout est détaillé sur la page consacrée aux bateaux." */
const TOLD_ELSEWHERE = anyOf(
  /^(?:everything|all (?:the )?(?:details|information|info)|(?:the )?(?:full )?details) (?:is|are|can be) (?:\p{L}+ )?(?:explained|described|detailed|listed|found|covered|given|available) (?:on|in) (?:the|our|a) [^.,:;\p{N}]{0,40}\b(?:page|section|guide|article|document)\b[^.,:;\p{N}]*[.!]$/iu,
  /^(?:alles|alle (?:infos|informationen|details|einzelheiten)|die (?:details|einzelheiten)) (?:dazu |hierzu )?(?:ist|sind|steht|stehen|findest du|finden sie|findet ihr|gibt es)(?: \p{L}+){0,2} (?:auf|in|unter) (?:der|unserer|dem|unserem) [^.,:;\p{N}]{0,40}(?:seite|rubrik|abschnitt|artikel|dokument)(?!\p{L})[^.,:;\p{N}]*[.!]$/iu,
  /^(?:tout|toutes les informations|tous les détails|les détails) (?:est|sont) (?:détaillé|expliqué|décrit|indiqué|précisé|présenté)e?s? (?:sur|dans) (?:la|notre|le|l['’])[^.,:;\p{N}]{0,30}(?:page|rubrique|section|article|document|guide)(?!\p{L})[^.,:;\p{N}]*[.!]$/iu,
  /^(?:todo|toda la información|todos los detalles|los detalles) (?:está|están|se (?:detallan?|explican?|encuentran?))(?: \p{L}+)? en (?:la|nuestra|el|nuestro) [^.,:;\p{N}]{0,30}(?:página|sección|apartado|artículo|documento|guía)(?!\p{L})[^.,:;\p{N}]*[.!]$/iu,
  /^(?:tutto|tutte le informazioni|tutti i dettagli|i dettagli) (?:è|sono|si trova(?:no)?)(?: \p{L}+)? (?:sulla|nella|sul|nel|nell['’]|alla) ?[^.,:;\p{N}]{0,30}(?:pagina|sezione|articolo|documento|guida)(?!\p{L})[^.,:;\p{N}]*[.!]$/iu,
  /^(?:tudo|toda a informação|todas as informações|todos os detalhes|os detalhes) (?:está|estão|encontram?-se)(?: \p{L}+)? n[ao] [^.,:;\p{N}]{0,30}(?:página|seção|secção|artigo|documento|guia)(?!\p{L})[^.,:;\p{N}]*[.!]$/iu,
  /^(?:alles|alle (?:informatie|info|details)|de details) (?:hierover )?(?:staat|staan|is|zijn|vind je|vindt u)(?: \p{L}+)? (?:op|in) (?:de|onze|het|ons) [^.,:;\p{N}]{0,30}(?:pagina|rubriek|artikel|document|gids)(?!\p{L})[^.,:;\p{N}]*[.!]$/iu,
);
/** Who asks where, is told that. */
const ASKS_WHERE = /^¿?(?:where|wo|où|dónde|dove|onde|waar)(?!\p{L})/iu;

/** What stands below a question without the sentences that only run up to its answer, or lead to where it is. */
export function withoutRunUp(units: readonly Unit[], heading: string): readonly Unit[] {
  const leads = (text: string) => PRESENTS_PAGE.test(text) || (TOLD_ELSEWHERE.test(text) && !ASKS_WHERE.test(heading));
  const begin = units.findIndex(({ kind, text }) => kind !== "prose" || !(RUN_UP.test(text) || leads(text)));
  return begin < 0 ? [] : units.slice(begin);
}
