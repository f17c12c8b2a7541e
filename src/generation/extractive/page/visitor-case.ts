/** A visitor's case, as an author puts it before what he asks: "I lost my key. What do I do?" */
const OF_VISITOR =
  /^(?:I(?:['’]\p{L}+)?|My|Ich|Meine?|Je|J['’]\p{L}+|Mon|Ma|Tengo|He|Mi|Ho|Eu|Tenho|Meu|Minha|Ik|Mijn)(?!\p{L})/u;

/** Whether a sentence may tell the case of a visitor, in his words. */
export function tellsCase(text: string): boolean {
  return OF_VISITOR.test(text);
}
