import { numberPlaces } from "../../../grounding/facts.ts";
import { anyOf } from "../../../text/any-of.ts";
import { termsOf } from "../../../text/terms.ts";
import type { Unit } from "../../page/unit.ts";
import type { Question } from "../question.ts";
import { tellsStretch } from "./lasting.ts";

/** How long, far or large a thing is, in the languages of the engine. */
const ASKED = [
  /^(?:and |so )?how (?:long|far|wide|high|tall|big|large|deep) (?:is|are)\b|^\P{L}*(?:what(?: is|['’]s) )?(?:the )?(?:length|height|width|depth|size) of\b/iu,
  /^\P{L}*wie (?:lang|weit|breit|hoch|tief|groß) (?:ist|sind)(?!\p{L})|^\P{L}*(?:die )?(?:länge|höhe|breite|tiefe|größe) (?:des|der|vom|von)(?!\p{L})/iu,
  /^\P{L}*(?:quelle est )?la (?:longueur|hauteur|largeur|profondeur|taille) d\p{L}*|^\P{L}*combien mesure(?!\p{L})/iu,
  /^\P{L}*cu[aá]nto mide|^\P{L}*(?:cu[aá]l es )?(?:la )?(?:longitud|altura|anchura|profundidad) del?(?!\p{L})/iu,
  /^\P{L}*quanto è (?:lung|alt|larg|grand|profond)\p{L}+|^\P{L}*(?:qual è )?la (?:lunghezza|altezza|larghezza) d\p{L}+/iu,
  /^\P{L}*quanto mede|^\P{L}*(?:qual é )?[oa] (?:comprimento|altura|largura|tamanho) d\p{L}+/iu,
  /^\P{L}*hoe (?:lang|ver|hoog|groot|breed|diep) (?:is|zijn)(?!\p{L})|^\P{L}*(?:de )?(?:lengte|hoogte|breedte|diepte|grootte) van(?!\p{L})/iu,
];
const ASKS = anyOf(...ASKED);
/** The words by which that is asked. */
const WORDS =
  /(?<!\p{L})(?:long|far|wide|high|tall|big|large|deep|length|height|width|depth|size|lang|weit|breit|hoch|tief|groß|länge|höhe|breite|tiefe|größe|longueur|hauteur|largeur|profondeur|taille|mesure|mide|longitud|altura|anchura|profundidad|lung[oaie]|alt[oaie]|larg[oaie]|grand[ei]|profond[oaie]|lunghezza|altezza|larghezza|mede|comprimento|largura|tamanho|ver|hoog|groot|breed|diep|lengte|hoogte|breedte|diepte|grootte)(?!\p{L})/giu;
/** Those that ask for a time as well. */
const LONG = /^(?:long|far|length|lang|weit|länge|longueur|mide|lung[oaie]|longitud|ver|lengte)$/iu;
const LENGTH =
  /\p{N}\s?(?:sq\.?\s?(?:m|ft|km)|sqm|qm|square|quadrat\p{L}+|km|k?ilomet\p{L}+|chilometr[oi]|quil[oôó]metros?|cm|mm|m²|m|met(?:er|re)s?|mètres?|metros?|metri|metern?|miles?|meilen?|feet|foot|ft|inch(?:es)?|acres?|hectares?|hektar|ettari|ha)(?!\p{L})/iu;

/** Those of land and of ways, which no height or width is told in. */
const OF_LAND =
  /\p{N}\s?(?:sq\.?\s?(?:m|ft|km)|sqm|qm|square|quadrat\p{L}+|km|k?ilomet\p{L}+|chilometr[oi]|quil[oôó]metros?|m²|miles?|meilen?|acres?|hectares?|hektar|ettari|ha)(?!\p{L})/iu;
/** The words for each dimension but the length, which a sentence of another does not tell. */
const DIMENSIONS: readonly RegExp[] = [
  /(?<!\p{L})(?:high|tall|height|hoch|höhe|haut|hauteur|alt[oaie]|altura|altezza|hoog|hoogte)(?!\p{L})/iu,
  /(?<!\p{L})(?:wide|width|breit|breite|largeur|anch[oa]|anchura|larghezza|largura|breed|breedte)(?!\p{L})/iu,
  /(?<!\p{L})(?:deep|depth|tief|tiefe|profondeur|profond[oaie]|profundidad|profundidade|diep|diepte)(?!\p{L})/iu,
];
/** How far it is to a thing tells nobody how large that is: "Vom Parkplatz zum Turm sind es 300 m." */
const WAY = anyOf(
  /(?<!\p{L})(?:away|distance|walk|drive|metres? (?:from|to)|m (?:from|to)|km (?:from|to)|entfernt|entfernung|fußweg|weg|zu[mr]|à pied|distan\p{L}+|a piedi|a pie|a pé|lopen|afstand|afgelegen)(?!\p{L})/iu,
  /(?<!\p{L})(?:from|vom|von|depuis|desde|dal(?:la)?|vanaf) .{1,60} (?:to|towards?|bis|nach|jusqu\p{L}*|hasta|fino|até|naar|tot)(?!\p{L})/iu,
);

/** A time of the day is no stretch of one: "07.00 uur". */
const CLOCK = /\p{N}{1,2}[.:]\p{N}{2} ?(?:uur|uhr|heures?|horas?|ore|h)(?!\p{L})/giu;

/** How a question asks how long or large a thing is. */
export interface AskedMeasure {
  readonly terms: readonly string[];
  /** Whether that may be a time as well: "How long is the walk?" */
  readonly mayBeTime: boolean;
  /** The dimension that it asks for, where it is no length. */
  readonly dimension: RegExp | undefined;
}

/** How a question asks how long or large a thing is; `undefined` of any other. */
export function measureOf(query: string, locale: string): AskedMeasure | undefined {
  if (!ASKS.test(query)) return undefined;
  const words = query.match(WORDS) ?? [];
  const mayBeTime = words.some((word) => LONG.test(word));
  return {
    terms: words.flatMap((word) => termsOf(word, locale)),
    mayBeTime,
    dimension: mayBeTime ? undefined : DIMENSIONS.find((names) => names.test(words.join(" "))),
  };
}

/** Whether a sentence tells the length or the size of what it names itself, or how long something takes where that is meant as well. */
export function tellsMeasure(unit: Unit, asked: AskedMeasure, things: readonly string[]): boolean {
  if (asked.mayBeTime && tellsStretch(unit.text.replace(CLOCK, "…"))) return true;
  return LENGTH.test(unit.text) && names(unit, things) && tellsDimension(unit.text, asked);
}

/** What stands for the thing of the sentence before, characters in which that is looked for, and its first terms. */
const PRONOUN = /^(?:It|Its|Er|Sie|Es|Il|Elle|Hij|Ze|Zij|Het)(?!\p{L})/u;
const BEFORE = 200;
const ABOUT = 2;

/** Whether a sentence names one of some things, or speaks on of what the one before was about: "It is 40 m high." */
function names({ text, terms, source, passage, start }: Unit, things: readonly string[]): boolean {
  if (terms.some((term) => things.includes(term))) return true;
  if (!PRONOUN.test(text)) return false;
  const before = passage.text.slice(Math.max(0, start - BEFORE), start).trim();
  const last = before.split(/\n|(?<=[.!?]) /u).at(-1) ?? "";
  return termsOf(last, source.locale)
    .slice(0, ABOUT)
    .some((term) => things.includes(term));
}

/** Whether a length in a text may be that of the dimension which is asked for. */
function tellsDimension(text: string, { mayBeTime, dimension }: AskedMeasure): boolean {
  if (mayBeTime) return true;
  if (WAY.test(text)) return false;
  if (dimension === undefined) return true;
  return !OF_LAND.test(text) && (dimension.test(text) || !DIMENSIONS.some((names) => names.test(text)));
}

/** The terms of a question that name what is measured, and those that are said for them. */
export function measuredThings({
  measure,
  weights,
  others,
}: Pick<Question, "measure" | "weights" | "others">): string[] {
  const named = [...weights.keys()].filter((term) => measure?.terms.includes(term) === false);
  const meant = named.flatMap((term) => others.get(term) ?? []);
  return [...named, ...meant.flatMap(({ phrase }) => (phrase.length === 1 ? phrase : []))];
}

/** Characters behind a number in which what it counts is named, a word or two before that among them. */
const COUNTED = /^[ \u00a0-](?:\p{L}[\p{L}'’-]{0,30}[ \u00a0,]?){1,3}/u;
const LONGEST = 100;

/** Whether a sentence has a number right before one of some things: "over 200 agencies", but not "two ways to your agency". */
export function countsThem({ text, source }: Unit, things: readonly string[]): boolean {
  return numberPlaces(text).some(({ end }) => {
    const [behind = ""] = COUNTED.exec(text.slice(end, end + LONGEST)) ?? [];
    return termsOf(behind, source.locale).some((term) => things.includes(term));
  });
}
