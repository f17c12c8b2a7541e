import { NONE, type QuestionForms } from "../question-forms.ts";

export const german: QuestionForms = {
  asks: /^(?:was|wer|wie|wann|wo|woher|wohin|warum|wieso|weshalb|welche[rsnm]?|wieviel|kann|muss|darf|soll|gibt es|brauche|womit|wofür)\s/iu,
  vague: /^wie (?:funktioniert (?:das|es)|geht (?:das|es))$/iu,
  marks: ["", "?"],
  purpose: NONE,
  task: /^(?:ein|eine|einen|das|die|den|mein|meine|meinen)\s.{3,}\s\p{Ll}+(?:en|ern|eln)$/iu,
  howTo: "Wie kann ich %?",
  // Other sentences would have to be put in another order.
  trouble: /^(?:wenn|falls)\s.+/iu,
  ifWord: /^(?:wenn|falls)\s+/iu,
  whatToDo: "Was tun, wenn %?",
  way: /^(?:wie (?:kann|muss|soll|sollte|darf) (?:ich|man|wir)|wie \p{L}+e ich|was tun)(?!\p{L})/iu,
  instructs:
    /(?:^|[,:;.“”"] |- |\n)(?:bitte |dann |nun |danach )?\p{L}{3,}(?:en|ern|eln) Sie(?!\p{L})|(?<!\p{L})(?:(?:Sie|du|man) (?:können|müssen|sollten|kannst|musst|kann|muss)|(?:können|müssen|sollten) Sie|kannst du|musst du|ist erforderlich|genügt es)(?!\p{L})|(?:^|[,:;] )(?:klick|wähl|öffne|gib|gehe?|logge|melde|tippe?|drück|folge?|nutze?|verwende|stelle? sicher|bestätige|lade|scrolle)(?!\p{L})/iu,
  definition: /^((?:Der |Die |Das |Ein |Eine )?[\p{L}\p{N}.'’ -]{3,60}?) (?:ist|(sind)) (?:ein|eine|der|die|das)\s/u,
  whatIs: "Was ist %?",
  whatAre: "Was sind %?",
  lowered: /^(?:ein|eine[nmrs]?|der|die|das|den|dem|meine?[nmrs]?|ich|wir|man|es)(?!\p{L})/iu,
  elisions: [],
};
