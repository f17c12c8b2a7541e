import { numberPlaces } from "../../../grounding/facts.ts";
import { anyOf } from "../../../text/any-of.ts";
import { termsOf } from "../../../text/terms.ts";
import type { Unit } from "../../page/unit.ts";
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

/** A time of the day is no stretch of one: "07.00 uur". */
const CLOCK = /\p{N}{1,2}[.:]\p{N}{2} ?(?:uur|uhr|heures?|horas?|ore|h)(?!\p{L})/giu;

/** How a question asks how long or large a thing is. */
export interface AskedMeasure {
  readonly terms: readonly string[];
  /** Whether that may be a time as well: "How long is the walk?" */
  readonly mayBeTime: boolean;
}

/** How a question asks how long or large a thing is; `undefined` of any other. */
export function measureOf(query: string, locale: string): AskedMeasure | undefined {
  if (!ASKS.test(query)) return undefined;
  const words = query.match(WORDS) ?? [];
  return { terms: words.flatMap((word) => termsOf(word, locale)), mayBeTime: words.some((word) => LONG.test(word)) };
}

/** Whether a text tells a length or a size, or how long something takes where that is meant as well. */
export function tellsMeasure(text: string, { mayBeTime }: AskedMeasure): boolean {
  return LENGTH.test(text) || (mayBeTime && tellsStretch(text.replace(CLOCK, "…")));
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
