import { anyOf } from "../../../text/any-of.ts";
import { termsOf } from "../../../text/terms.ts";
import type { Block } from "../block.ts";
import { tellsSomeHolder } from "./role.ts";

/** Those who lead a club or a company together, in the languages of the engine. */
const BODY =
  "(?:board(?: of (?:directors|trustees))?|committee|council|trustees|(?:management )?team|staff|\\p{L}*vorstand(?:schaft)?|leitungsteam|bureau|conseil(?: d['’]administration)?|comité|équipe|junta(?: directiva)?|directiva|equipo|(?:consiglio )?direttivo|consiglio|comitato|diretoria|direção|conselho|equipe|bestuur|commissie)";
const THE =
  "(?:the |your |our |der |dem |den |das |eure[mnr]? |ihre[mnr]? |le |la |l['’]|votre |el |su |vuestra |il |lo |o |a |het |de |jullie )?";
/** Who they are, and their members by that name. */
const ASKS = anyOf(
  new RegExp(
    `^\\P{L}*(?:who(?: (?:is|are|sits|serves)|['’]s) (?:(?:on|in|at) |(?:the )?members? of )?${THE}${BODY}(?: members)?|(?:list of )?(?:the )?members of ${THE}${BODY}|(?:your |our |the )?${BODY} members)\\P{L}*$`,
    "iu",
  ),
  new RegExp(
    `^\\P{L}*(?:wer (?:ist|sitzt|gehört|sind)(?: alles)? (?:(?:im|in|zum|zur) )?${THE}${BODY}|(?:wer sind )?(?:die )?mitglieder (?:des|der|im) ${BODY}s?|(?:wer sind )?(?:die )?\\p{L}*vorstandsmitglieder)\\P{L}*$`,
    "iu",
  ),
  new RegExp(
    `^\\P{L}*(?:qui (?:est|sont|siège|compose|fait partie)(?: les membres)? (?:(?:dans|au|du|de|en) )?${THE}${BODY}|(?:les )?membres (?:du|de la|de l['’])\\s?${BODY})\\P{L}*$`,
    "iu",
  ),
  new RegExp(
    `^\\P{L}*(?:qui[eé]n(?:es)? (?:está|están|son|forman?|integran?|componen?)(?: parte)?(?: los miembros)? (?:(?:en|de|del) )?${THE}${BODY}|(?:los )?miembros (?:de la|del) ${BODY})\\P{L}*$`,
    "iu",
  ),
  new RegExp(
    `^\\P{L}*(?:chi (?:è|c['’]è|sono|fa parte|compone)(?: i membri)? (?:(?:nel|nella|del|della) )?${THE}${BODY}|(?:i )?membri (?:del|della) ${BODY})\\P{L}*$`,
    "iu",
  ),
  new RegExp(
    `^\\P{L}*(?:quem (?:está|são|faz parte|compõe)(?: os membros)? (?:(?:na|no|da|do) )?${THE}${BODY}|(?:os )?membros (?:da|do) ${BODY})\\P{L}*$`,
    "iu",
  ),
  new RegExp(
    `^\\P{L}*(?:wie (?:zit(?:ten)?|is|zijn)(?: er)? (?:in )?${THE}${BODY}|(?:wie zijn )?(?:de )?(?:leden van ${THE}${BODY}|bestuursleden))\\P{L}*$`,
    "iu",
  ),
);
const IS_BODY = new RegExp(`(?<!\\p{L})${BODY}(?:(?<=vorstand)e?s|s?(?:mitglieder|leden))?(?!\\p{L})`, "iu");
/** Holders of an office that make a list of those who lead. */
const SEVERAL = 2;

/** The terms by which a question asks who makes up a board or a team; none of any other. */
export function bodyTermsOf(query: string, locale: string): string[] {
  return ASKS.test(query) ? termsOf(query, locale) : [];
}

/** Whether a block lists those who have an office, below a heading or a title that names such a body. */
export function listsBody({ form, units }: Block): boolean {
  if (form !== "table" && form !== "list" && form !== "lines") return false;
  const { passage, source } = units[0]!;
  const isNamed = IS_BODY.test(`${source.title}\n${passage.heading}\n${passage.under ?? ""}`);
  return isNamed && units.filter(tellsSomeHolder).length >= SEVERAL;
}
