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

/** What stands below a question without the sentences that only run up to its answer. */
export function withoutRunUp(units: readonly Unit[]): readonly Unit[] {
  const begin = units.findIndex(({ kind, text }) => kind !== "prose" || !RUN_UP.test(text));
  return begin < 0 ? [] : units.slice(begin);
}
