/** Forms of "click", "press", "tap", "select", "choose", "hit" and "use", in the languages that are read. */
const VERBS =
  "click(?:s|ed|ing)?|press(?:es|ed|ing)?|tap(?:s|ped|ping)?|select(?:s|ed|ing)?|choos(?:es?|ing)|chosen?|hit(?:s|ting)?|use[sd]?|using|" +
  "klick\\p{L}{0,4}|drück\\p{L}{0,4}|tipp\\p{L}{0,4}|wähl\\p{L}{0,4}|nutz\\p{L}{0,3}|verwende\\p{L}{0,3}|" +
  "cliqu\\p{L}{1,4}|appuy\\p{L}{1,4}|touche[rz]?|choisi\\p{L}{0,5}|sélectionn\\p{L}{1,4}|utilis\\p{L}{1,4}|" +
  "clic|puls[ae]\\p{L}{0,3}|presion\\p{L}{1,4}|toca\\p{L}{0,3}|toque[ns]?|elija[ns]?|elige|elegir|seleccion\\p{L}{1,4}|us[ae]r?|" +
  "clicc\\p{L}{1,5}|prem(?:i|ere|ete)|tocc\\p{L}{1,4}|scegli\\p{L}{0,4}|selezion\\p{L}{1,4}|utilizz\\p{L}{1,4}|" +
  "clica\\p{L}{0,3}|pression\\p{L}{1,4}|escolh\\p{L}{1,4}|selecion\\p{L}{1,4}|" +
  "klik\\p{L}{0,4}|druk\\p{L}{0,4}|tik\\p{L}{0,4}|kies|kiezen|selecteer\\p{L}{0,2}|gebruik\\p{L}{0,2}";
/** What may stand between such a verb and what is clicked. */
const BETWEEN =
  "on|at|the|this|an?|icon|button|or|and|then|sie|auf|hier|das|den|die|dem|der|oder|und|sur|l[ea]|l['’]|ou|et|en|el|y|o|su|il|lo|sull[ao]?|em|n[oa]|e|op|de|het|of";
const BEHIND_VERB = new RegExp(`(?<!\\p{L})(?:${VERBS})(?:\\s{1,9}(?:${BETWEEN})(?!\\p{L})){0,5}\\s{0,9}$`, "iu");
const BEFORE_AIM = /^\s*(?:to|um|pour|para|per|om)\s/iu;

/** Whether what stands between two texts without tags is told to be clicked: "Press … to add a row". */
export function isClicked(before: string, behind: string): boolean {
  return BEHIND_VERB.test(before) || BEFORE_AIM.test(behind);
}
