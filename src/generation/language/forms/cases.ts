import { primaryLanguage } from "../../../corpus/language/primary-language.ts";

/** How a language tells what its reader does where something has gone wrong: "Si no recibe la carta, escríbanos." */
interface CaseForms {
  /** A sentence of a case that its reader has, group 1, and what is said in it, group 2. */
  readonly sentence: RegExp;
  /** What makes a trouble of a case. */
  readonly wrong: RegExp;
  /** What a case leans on, or asks for: it was spoken of before, or is no trouble. */
  readonly leans: RegExp;
}

const GIVEN = '([^,;:()“”"«»„?]{8,110})';
const THEN = "((?!.*(?:[:：]|\\?)$).{12,})$";

const CASES: ReadonlyMap<string, CaseForms> = new Map([
  [
    "es",
    {
      sentence: new RegExp(`^Si (?!bien(?!\\p{L}))${GIVEN}, ${THEN}`, "u"),
      wrong:
        /(?<!\p{L})no (?:ha[sn]? |le |se )?(?:recib|pued|pud|podid|logr|consig|consegu|encuentr|encontr|ve(?:s|n)?(?!\p{L})|tienes? acceso|recuerd|reconoc|funcion|aparec|llega|carga|abre|dispon|coincid|está segur)|olvid[óa]|(?<!\p{L})perdi[óds]|pierde|extravi|(?<!\p{L})rob(?:a|ó)|problema|(?<!\p{L})error(?!\p{L})|errores|bloque|(?<!\p{L})falla|rechaz|sospech|fraude|vencid|caduc|expir|equivoc|incorrect|comprometid/iu,
      leans:
        /(?<!\p{L})(?:est[eao]s?|es[eao]s?|ell[oa]s?|ambos|anterior(?:es)?|siguientes?|también|además|tampoco|aun así|sigue[ns]?|sin embargo|no l[oa]s?|preguntas?|dudas?|quiere[s]?|desea[s]?|prefiere[s]?|por ejemplo|arriba|abajo|seleccionada?|mencionad[oa]s?)(?!\p{L})/iu,
    },
  ],
  [
    "pt",
    {
      sentence: new RegExp(`^(?:Se|Caso) (?!bem(?!\\p{L}))${GIVEN}, ${THEN}`, "u"),
      wrong:
        /(?<!\p{L})não (?:se )?(?:receb|consegu|consig|pode|pude|puder|encontr|vê|vir|tem acesso|tiver acesso|lembr|reconhec|funcion|aparec|cheg|carreg|abr)|esquec|(?<!\p{L})perde[ur]|roub|problema|(?<!\p{L})erros?(?!\p{L})|bloque|falh|recusad|suspeit|fraude|vencid|expir|incorret|comprometid/iu,
      leans:
        /(?<!\p{L})(?:est[eas]s?|iss?to|isso|ess[ea]s?|dess[ea]s?|nesse|el[ea]s?|ambos|anterior(?:es)?|seguintes?|também|além|mesmo assim|ainda|entretanto|não [oa]s?|perguntas?|dúvidas?|quer|quiser|deseja|desejar|preferir|por exemplo|acima|abaixo)(?!\p{L})/iu,
    },
  ],
  [
    "it",
    {
      sentence: new RegExp(`^Se ${GIVEN}, ${THEN}`, "u"),
      wrong:
        /(?<!\p{L})non (?:hai |ha |si |ti )?(?:ricev|riesc|riusc|puo[i]|può|trov|ved[ie]|hai accesso|ricord|riconosc|funzion|compar|arriv|caric|si apre)|dimentic|(?<!\p{L})pers[oa](?!\p{L})|perdi(?!\p{L})|smarri|rubat|problem[ai]|(?<!\p{L})error[ei](?!\p{L})|blocc|rifiutat|sospett|frod|scadut|errat|compromess/iu,
      leans:
        /(?<!\p{L})(?:quest[oaei]|quell[oaei]|ciò|ess[oaei]|entrambi|precedent[ei]|seguent[ei]|anche|inoltre|ancora|tuttavia|non l[oaie]|domand[ae]|dubbi|vuoi|vuole|desider\p{L}+|preferisc\p{L}+|ad esempio|sopra|sotto)(?!\p{L})/iu,
    },
  ],
  [
    "fr",
    {
      sentence: new RegExp(
        `^Si ((?:vous|votre|vos|le|la|les|l['’]|un|une|aucun)(?:(?<=['’])|(?= ))${GIVEN.slice(1)}, ${THEN}`,
        "u",
      ),
      wrong:
        /(?<!\p{L})(?:ne|n['’])\s?(?:\p{L}+ ){0,2}?(?:recev|reç|pouv|peut|parven|trouv|voy|voit|avez pas (?:reçu|accès)|avez plus|dispos|souven|connaiss|reconnaiss|fonctionn|apparaî|arriv|charg|s['’]ouvr|s['’]affich)|oubli|(?<!\p{L})perd(?:u|ez)|égar|vol(?:é|ée)(?!\p{L})|problème|(?<!\p{L})erreurs?(?!\p{L})|bloqu|échou|refus|rejet|soupçonn|fraud|expir|incorrect|compromis|difficultés/iu,
      leans:
        /(?<!\p{L})(?:cel(?:a|ui|le)|ceci|ce(?:t|tte|s)?|ceux|ci-dess(?:us|ous)|précédente?s?|suivante?s?|aussi|également|toujours|encore|ils?|elles?|en|y|ne l(?:a|es?)|ne l['’]\p{L}+|usagers?|usagères?|utilisateurs?|clients?|agents?|questions?|doutes?|souhaitez|désirez|voulez|préférez|par exemple)(?!\p{L})/iu,
    },
  ],
  [
    "de",
    {
      sentence: new RegExp(
        `^(?:Wenn|Falls|Sofern) ((?:Sie|du|Ihre?|deine?|der|die|das|ein|eine) ${GIVEN.slice(1)}, ${THEN}`,
        "u",
      ),
      wrong:
        /(?<!\p{L})(?:nicht|keine?[nmrs]?|nichts)(?!\p{L}).*(?:funktionier|erhalt|bekomm|find|könn|kannst|kann(?!\p{L})|sehen|siehst|erschein|öffn|l[aä]d|anmeld|einlogg|erreich|komm|zugriff|zugang|mehr ha|erinner|klappt|geht|startet)|vergessen|verlor|verlier|gestohlen|(?<!\p{L})problem|fehler|gesperrt|blockiert|abgelehnt|verdacht|betrug|abgelaufen|defekt|kaputt|falsch|schwierigkeiten/iu,
      leans:
        /(?<!\p{L})(?:dies|diese[nmrs]?|das nicht|es|ihn|damit|dabei|darauf|daran|dadurch|solche[nmr]?|jene[nmr]?|beide[nmr]?|auch|außerdem|immer noch|weiterhin|trotzdem|folgende[nmr]?|oben|unten|fragen|möchten|möchtest|wollen|willst|wünschen|bevorzugen|zum beispiel)(?!\p{L})/iu,
    },
  ],
  [
    "nl",
    {
      sentence: new RegExp(`^(?:Als|Indien|Wanneer) ((?:u|je|jij|jouw|uw|de|het|een) ${GIVEN.slice(1)}, ${THEN}`, "u"),
      wrong:
        /(?<!\p{L})(?:niet|geen|niets|niks)(?!\p{L})(?!.*(?:fijn|leuk|goed|mooi|nodig)).*(?:werk|lukt|ontvang|vind|kunt|kan(?!\p{L})|ziet?(?!\p{L})|verschijn|open|laad|aankom|toegang|meer hebt?|reageer|start)|vergeten|vergeet|kwijt|verlor|verlies|gestolen|(?<!\p{L})probleem|problemen|fout(?:en|melding)?(?!\p{L})|geblokkeerd|geweigerd|afgewezen|verlopen|fraude|defect|kapot|verkeerd/iu,
      leans:
        /(?<!\p{L})(?:deze|dit|dat|die|het niet|hem|hij|ze|zij|nog|ermee|daarmee|daarbij|hiermee|er|beide|ook|bovendien|nog steeds|toch|volgende|hierboven|hieronder|vragen|wil|wilt|wenst|liever|bijvoorbeeld)(?!\p{L})/iu,
    },
  ],
]);

/** How the language of a locale tells of cases; undefined for English and for those of which it is not known. */
export function caseFormsOf(locale: string): CaseForms | undefined {
  return CASES.get(primaryLanguage(locale));
}
