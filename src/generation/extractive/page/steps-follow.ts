/** What only says that steps follow, in each language of the engine: "Follow these steps to …". */
export const STEPS_FOLLOW =
  /^(?:please )?follow (?:the|these|those) (?:[\p{L}-]+ )?steps\b|^(?:veuillez )?suiv(?:ez|re) (?:ces|les) (?:\p{L}+ )?étapes|^(?:por favor,? )?(?:sig[ae]|seguir) (?:estos|los siguientes) pasos|^(?:por favor,? )?siga (?:estes|os seguintes) passos|^(?:segui(?:re|te)?) (?:questi|i seguenti) passaggi|^(?:bitte )?(?:(?:be)?folgen Sie|(?:be)?folge|gehen Sie) (?:diesen?|den folgenden|die folgenden|folgende|wie folgt)\b|^(?:volg|doorloop) (?:deze|de volgende) stappen|^请?按照?(?:以下|下列)步骤/iu;

/** "Pour utiliser cette boîte, procédez comme suit :": what for, only the line before it names. */
export const FOR_THIS =
  /^(?:pour|um|para|per|om) (?:[\p{L}'’]+ ){0,3}(?:cette|cet?|ces|diese[nrsm]?|est[ae]s?|ess[ae]s?|quest[aoie]|deze|dit) [^,:]{3,60},? (?:(?:veuillez )?(?:procéde[rz]|suive?[rz]|effectue[rz])|gehen|gehe|folge[n]?|siga|sigue|haga|faça|segui|procedi|volg|ga)(?!\p{L})[^:]*[:：]$/iu;
