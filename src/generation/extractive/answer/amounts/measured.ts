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
const LENGTH =
  /\p{N}\s?(?:km|k?ilomet\p{L}+|chilometr[oi]|quil[oôó]metros?|cm|mm|m²|m|met(?:er|re)s?|mètres?|metros?|metri|metern?|miles?|meilen?|feet|foot|ft|inch(?:es)?|acres?|hectares?|hektar|ettari|ha)(?!\p{L})/iu;

/** The terms by which a question asks how long or large a thing is; none of any other. */
export function measureTermsOf(query: string, locale: string): string[] {
  return ASKS.test(query) ? (query.match(WORDS) ?? []).flatMap((word) => termsOf(word, locale)) : [];
}

/** Whether a text tells a length or a size, or how long something takes. */
export function tellsMeasure(text: string): boolean {
  return LENGTH.test(text) || tellsStretch(text);
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
