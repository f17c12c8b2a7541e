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
  bids: /(?:^|[,:;.“”"] |- |\n)(?:bitte |dann |nun |danach )?(?:(?!(?:können|müssen|sollten|sollen|dürfen|wollen|werden|würden|haben|hatten|möchten|finden|erhalten|sehen|bekommen)(?!\p{L}))\p{L}{3,}(?:en|ern|eln) Sie|(?:klicke?|wähle?|öffne|gib|gehe?|logge|melde|tippe?|drücke?|folge?|nutze?|verwende|stelle?|bestätige|lade|scrolle)(?: (?:auf|zu|die|den|das|dem|der|deine?[nmrs]?|dich|dir|im?|sicher|hier|oben|unten)))(?!\p{L})/iu,
  obliges:
    /(?<!\p{L})(?:(?:Sie|du|man) (?:müssen|sollten|musst|muss)|(?:müssen|sollten) Sie|musst du|ist erforderlich|genügt es)(?!\p{L})/iu,
  offers: /(?<!\p{L})(?:(?:Sie|du|man) (?:können|kannst|kann)|können Sie|kannst du)(?!\p{L})/iu,
  definition: /^((?:Der |Die |Das |Ein |Eine )?[\p{L}\p{N}.'’ -]{3,60}?) (?:ist|(sind)) (?:ein|eine|der|die|das)\s/u,
  whatIs: "Was ist %?",
  whatAre: "Was sind %?",
  lowered: /^(?:ein|eine[nmrs]?|der|die|das|den|dem|meine?[nmrs]?|ich|wir|man|es)(?!\p{L})/iu,
  elisions: [],
};
