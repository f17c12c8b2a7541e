import { german } from "../../../language/forms/de.ts";
import { dutch } from "../../../language/forms/nl.ts";
import type { QuestionForms } from "../../../language/question-forms.ts";
import { anyOf } from "../../../text/any-of.ts";

/** By what means or where something is done: "en cliquant sur …", "über das Menü", "desde la página", "via de instellingen". */
const MEANS = anyOf(
  /(?<!\p{L})(?:via|en (?!(?:avant|restant|pendant|attendant)(?!\p{L}))\p{L}{2,}ant|depuis (?:la|le|les|votre|l['’]\p{L}+)|à partir d[eu]|à l['’]aide d|au moyen d|grâce à|par (?:ticket|e-?mail|courriel|mail|téléphone|courrier))(?!\p{L})/iu,
  /(?<!\p{L})(?:dans|sur|sous) (?:l['’]|la |le |les |votre |vos )?(?:onglet|section|page|menu|paramètres|interface|espace|bouton|profil|application|site)(?!\p{L})/iu,
  /(?<!\p{L})(?:über (?:de[nmr]|das|die|unsere[nmr]?|Ihre?n?|deine?n?) |per (?:E-?Mail|Telefon|Post|Klick|Formular)|mit(?:hilfe| Hilfe| einem Klick| de[mnr] (?:Knopf|Schaltfläche|Button|Befehl|Funktion))|durch (?:einen? |das |die )?(?:Klick|Drücken|Anklicken|Doppelklick|Auswahl)|(?:im|unter|in de[nmr]) (?:\p{L}+ )?(?:Menü|Einstellungen|Bereich|Reiter|Konto|Fenster|App))(?!\p{L})/iu,
  /(?<!\p{L})(?:desde (?:el|la|los|tu|su|nuestr[oa])|mediante|a través del?|\p{L}{2,}(?:ando|iendo) (?:en|el|la|los|las|un|una|clic|a)|por (?:teléfono|correo|e-?mail)|en (?:el|la|tu|su) (?:menú|página|sección|pestaña|sitio|portal|aplicación|configuración))(?!\p{L})/iu,
  /(?<!\p{L})(?:através d[aeo]s?|por meio d|pel[oa] (?:site|aplicativo|menu|telefone|e-?mail|painel|portal|endereço)|clicando|acessando|\p{L}{2,}(?:ando|endo|indo) (?:em|no|na|o|a|os|as|um|uma)|n[oa]s? (?:menu|página|aba|seção|site|painel|portal|endereço|configurações))(?!\p{L})/iu,
  /(?<!\p{L})(?:tramite|attraverso|mediante|\p{L}{2,}(?:ando|endo) (?:su|il|la|lo|i|le|un|una|l['’])|da(?:l|lla|ll['’]) ?(?:menu|pagina|sito|pannello|area|app|sezione)|ne(?:l|lla|ll['’]) ?(?:menu|pagina|sito|pannello|area|app|sezione|impostazioni))(?!\p{L})/iu,
  /(?<!\p{L})(?:door (?:te |op |middel )|met (?:de (?:knop|optie|functie)|het commando|behulp)|(?:in|op|onder) (?:het|de|je|jouw|uw) (?:\p{L}+ )?(?:menu|instellingen|dashboard|website|webinterface|app|account|pagina|tabblad|controlepaneel))(?!\p{L})/iu,
);
/** What is shown elsewhere: "as described below". */
const ELSEWHERE =
  /(?<!formulaire )ci-des(?:sous|sus)|(?<!\p{L})(?:suivant(?:e|es|s)?|unten|folgend\p{L}*|oben|siguientes?|a continuación|abaixo|a seguir|seguinte(?:s)?|seguent[ei]|di seguito|hieronder|volgende|beneden|onderstaande?(?! \p{L}*formulier))(?!\p{L})/iu;
/** What can be done, as German says it of a thing. */
const CAN_BE = /(?<!\p{L})(?:kann|können)(?!\p{L})[^.;:]{4,200}\swerden(?!\p{L})/iu;
/** What opens with the end of what it tells: "Pour le transférer, …". */
const TO_AN_END =
  /^(?:pour|para|per|um|om) (?<end>[^,;:]{4,90}?)(?:,| (?:kun|kunt|moet|dien|dient|hoef|vul|stuur|ga|neem|klik|meld|mail|bel)(?= ))/iu;
/** Where one has to be logged in first, which is no way yet. */
const ENTERS =
  /(?<!\p{L})(?:connecter|anmelden|angemeldet|einloggen|eingeloggt|iniciar sesión|entrar|accedere|autenticar\p{L}*|inloggen|ingelogd|aanmelden)(?!\p{L})/iu;
const [LEAST_LETTERS, ROOT] = [3, 4];
const MOSTLY = 0.7;
/** Words behind "you can" among which the verb of a task stands. */
const MOST_BETWEEN = 3;

/** Whether a sentence opens with the end that a question for a way asks about: "Om lid te worden kun je …". */
export function opensWithEnd(question: string, sentence: string, forms: QuestionForms): boolean {
  const own = new Set(rootsOf(`${forms.howTo} ${forms.howToBare ?? ""}`));
  const roots = rootsOf(question).filter((root) => !own.has(root));
  const end = TO_AN_END.exec(sentence)?.groups?.end ?? "";
  return end !== "" && roots.length > 0 && roots.every((root) => isWithin(root, end));
}

/** Whether a sentence says by what means the task of a question can or has to be done, or what has to be done for it. */
export function statesWay(question: string, sentence: string, forms: QuestionForms): boolean {
  const closes = forms === german || forms === dutch;
  const may = [forms.offers, forms.obliges, ...(forms === german ? [CAN_BE] : [])]
    .map((form) => form.exec(sentence))
    .find((found) => found !== null);
  if (may === undefined || ELSEWHERE.test(sentence) || /[:：]$/u.test(sentence)) return false;
  const asked = rootsOf(question);
  const own = new Set(rootsOf(`${forms.howTo} ${forms.howToBare ?? ""}`));
  const roots = asked.filter((root) => !own.has(root));
  const [verb = ""] = roots;
  const isNamed = (text: string) => roots.filter((root) => isWithin(root, text)).length >= MOSTLY * roots.length;
  if (roots.length === 0 || !isNamed(sentence)) return false;
  const behind = wordsOf(sentence.slice(may.index + may[0].length)).slice(0, MOST_BETWEEN);
  if (ENTERS.test(behind.join(" ")) && !ENTERS.test(question)) return false;
  const end = TO_AN_END.exec(sentence)?.groups?.end ?? "";
  if (isNamed(end)) return !ENTERS.test(sentence) || sentence.includes(" > ");
  return MEANS.test(sentence) && (closes || behind.some((word) => word.startsWith(verb)));
}

/** What parts a verb in two: "angelegt" for "anlegen", "toegevoegd" for "toevoegen". */
const PARTICIPLE =
  /^(ab|an|auf|aus|ein|frei|her|herunter|hinzu|hoch|um|vor|weg|weiter|wieder|zu|zurück|zusammen|aan|af|in|op|over|toe|uit|samen|terug)ge/u;

/** Whether a sentence has a word in some form: "gelöscht" for "löschen". */
function isWithin(root: string, sentence: string): boolean {
  return wordsOf(sentence.toLowerCase()).some((word) => word.replace(PARTICIPLE, "$1").includes(root));
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The first letters of the long words of a phrase. */
function rootsOf(phrase: string): string[] {
  return wordsOf(phrase.toLowerCase())
    .filter(({ length }) => length >= LEAST_LETTERS)
    .map((word) => word.slice(0, ROOT));
}
