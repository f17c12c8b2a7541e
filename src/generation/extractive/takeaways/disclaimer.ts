import { anyOf } from "../../text/any-of.ts";

/** What nobody answers for, and that readers should look for themselves, in every language that is known. */
const DISCLAIMS = anyOf(
  /\b(?:accuracy|completeness|correctness|availability|timeliness) (?:of .{1,60} )?(?:is|are|can|cannot)(?: not|n['’]t)?(?: be)? (?:assured|guaranteed|warranted)\b/iu,
  /\b(?:for informational purposes|solely (?:as a resource|for information)|not (?:legal|medical|financial|professional|tax) advice)\b/iu,
  /\b(?:do|does|doesn['’]t|don['’]t)(?: not)? (?:imply|constitute|mean) (?:an? )?(?:\S+ ){0,3}endorsement\b|\b(?:do|does) not endorse\b/iu,
  /\b(?:do|conduct|perform|carry out) (?:your|their) own (?:research|due diligence)\b/iu,
  /\b(?:make|makes|accepts?|assumes?|takes?) no (?:warrant(?:y|ies)|representations?|guarantees?|liability|responsibility)\b|\b(?:is|are) not (?:responsible|liable) for\b/iu,
  /(?<!\p{L})(?:übern(?:immt|ehmen)|haften?) (?:\S+ ){0,2}(?:keine(?:rlei)? (?:gewähr|haftung|verantwortung|garantie)|nicht für)|(?:lediglich|nur|ausschließlich) (?:zu )?informationszwecken|eigene recherchen/iu,
  /(?<!\p{L})(?:à titre (?:purement )?(?:informatif|indicatif)|aucune (?:garantie|responsabilité)|vos propres recherches)/iu,
  /(?<!\p{L})(?:con fines (?:\p{L}+ )?informativos|no (?:se|nos) hac(?:e|emos) responsables?|ninguna (?:garantía|responsabilidad)|su propia investigación)/iu,
  /(?<!\p{L})(?:puramente informativo|nessuna (?:garanzia|responsabilità)|nenhuma (?:garantia|responsabilidade)|fins informativos|geen (?:garantie|aansprakelijkheid)|uitsluitend ter informatie)(?!\p{L})/iu,
);
/** Pages that are about what their makers answer for. */
const LEGAL =
  /(?<!\p{L})(?:terms|legal|disclaimers?|liabilit\p{L}+|warrant\p{L}+|polic(?:y|ies)|licen[cs]e\p{L}*|agreements?|endorse\p{L}*|\p{L}*bedingungen|impressum|haftung\p{L}*|richtlinien?|erklärung|mentions|conditions|términos|aviso|condiciones|política|termini|termos|voorwaarden)(?!\p{L})/iu;

/** Whether a statement only says what its page is no warrant for, on a page about another matter. */
export function disclaims(text: string, title: string): boolean {
  return DISCLAIMS.test(text) && !LEGAL.test(title);
}
