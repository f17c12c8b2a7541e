import { anyOf } from "../../text/any-of.ts";
import { FIGURE } from "./empty.ts";

/** What those behind a site believe: "At Acme we believe that …". */
const BELIEF = anyOf(
  /^at [^,.;:]{2,40}?,? (?:we|I) (?:firmly |strongly |truly )?(?:believe|think) (?:that|in)\b/iu,
  /^(?:bij|in|als) [^,.;:]{2,40}? (?:geloven|vinden) (?:we|wij)(?!\p{L})/iu,
  /^(?:(?:bei|im|in|als) [^,.;:]{2,40}? (?:glauben wir|sind wir (?:davon )?überzeugt))(?!\p{L})/iu,
  /^(?:chez|au sein d[eu]|à) [^,.;:]{2,40}?,? nous (?:croyons|pensons|sommes (?:convaincus|persuadés))(?!\p{L})/iu,
  /^en [^,.;:]{2,40}?,? (?:creemos|pensamos|estamos convencid[oa]s)(?!\p{L})/iu,
  /^(?:in|da|noi di) [^,.;:]{2,40}?,? (?:crediamo|pensiamo|siamo convint[ie])(?!\p{L})/iu,
  /^(?:n[ao]s?|em) [^,.;:]{2,40}?,? (?:acreditamos|pensamos)(?!\p{L})/iu,
);

/** That its reader should hear of more: "Stay up to date with all sessions." */
const STAY_INFORMED = anyOf(
  /^(?:please )?(?:stay|keep|be kept) (?:up[- ]to[- ]date|informed|in the loop|in the know|posted|in touch) (?:with|on|about|of)\b/iu,
  /^houd (?:de|het|onze|ons) [^.]{3,60} in de gaten(?!\p{L})/iu,
  /^(?:behalten sie|behalte|behaltet) [^.]{3,60} im (?:auge|blick)(?!\p{L})/iu,
  /^(?:gardez|garde) un œil sur(?!\p{L})|^(?:est(?:á|ad|ate)|estén?) atent[oa]s? a(?!\p{L})|^(?:tieni|tenete) d['’]occhio(?!\p{L})|^fique (?:de olho|atent[oa])(?!\p{L})/iu,
  /^(?:blijf|houd je|hou je) (?:op de hoogte|up[- ]to[- ]date|geïnformeerd)(?!\p{L})/iu,
  /^(?:(?:bleiben? sie|bleibe?|bleibt) (?:immer |stets )?(?:auf dem (?:laufenden|neuesten stand)|informiert|up[- ]to[- ]date)|(?:halten sie sich|halte dich|haltet euch) (?:\p{L}+ ){0,2}auf dem laufenden)(?!\p{L})/iu,
  /^(?:(?:restez|reste|soyez|sois|tenez-vous|tiens-toi) (?:toujours )?(?:informé|au courant|à jour|connecté))/iu,
  /^(?:mantente|manténgase|manteneos|quédate|estate) (?:siempre )?(?:informad|al (?:día|tanto|corriente)|actualizad)/iu,
  /^(?:resta|restate|rimani|rimanete|tieniti|tenetevi) (?:sempre )?(?:informat|aggiornat|al corrente)/iu,
  /^(?:fique|fica|mantenha-se|mantém-te) (?:sempre )?(?:por dentro|informad|atualizad|a par)/iu,
);

/** What its reader agrees to by what he does: which, only the page tells. */
const AGREES = anyOf(
  /^by \p{L}+ing\b[^,.;:]{0,60},? you (?:also )?(?:agree|consent) to (?:\p{L}+ (?:by|with|to) )?(?:these|this) (?:\p{L}+ ){0,6}\p{L}+[.!]$/iu,
  /^door [^,.;:]{2,60} (?:ga je|gaat u|ga jij) akkoord met (?:deze|dit) (?:\p{L}+ ){0,6}\p{L}+[.!]$/iu,
  /^(?:mit|durch) [^,.;:]{2,60} (?:stimmen sie|stimmst du|akzeptieren sie|akzeptierst du) diese[mnr]? (?:\p{L}+ ){0,6}\p{L}+(?: zu)?[.!]$/iu,
  /^en (?:vous )?\p{L}+ant[^,.;:]{0,60}, vous (?:acceptez|adhérez à) (?:ces|ce|cette) (?:\p{L}+ ){0,6}\p{L}+[.!]$/iu,
  /^al \p{L}+[^,.;:]{0,60}, (?:aceptas?|acepta usted) est[aeo]s? (?:\p{L}+ ){0,6}\p{L}+[.!]$/iu,
  /^\p{L}+ndo(?:ti|si|vi)?[^,.;:]{0,60},? (?:accetti|accettate|accetta) quest[aeio] (?:\p{L}+ ){0,6}\p{L}+[.!]$/iu,
  /^ao \p{L}+[^,.;:]{0,60}, (?:você )?(?:aceita|concorda com) est[ae]s? (?:\p{L}+ ){0,6}\p{L}+[.!]$/iu,
);

/** Whoever its reader is, he will find something: "Whether you are new or not, there is a place for you." */
const FOR_ALL = anyOf(
  /^whether you(?:['’]re| are|['’]ve| have| want| prefer| need|['’]d)\b[^.;:]{3,160}, (?:we(?:['’]ve| have)? (?:got )?(?:you )?(?:covered|something|a place)\b|(?:we['’]re|we are|we can|we['’]ll) (?:here|help|glad|happy)\b|there(?:['’]s| is| are) (?:something|a (?:place|spot)|plenty|always)\b|you(?:['’]re| are) (?:always |very )?(?:welcome|in the right place)\b|you(?:['’]ll| will) (?:find|love|enjoy|feel)\b|we(?:['’]d| would) love\b|[^,.;:]{3,40} (?:scales?|adapts?|has|offers?) (?:to (?:meet|suit|fit) you\b|something for\b))/iu,
  /^(?:of (?:je|u)(?: nu)? [^.;:]{3,160}, (?:(?:iedereen|je|u) (?:is|bent?) (?:\p{L}+ )?welkom|bij ons|er is (?:altijd )?(?:wel )?iets))(?!\p{L})/iu,
  /^(?:(?:egal )?ob (?:sie|du|ihr)? ?[^.;:]{3,160}, (?:alle sind (?:\p{L}+ )?willkommen|bei uns|hier (?:finde[nt]|findest)|wir haben für))(?!\p{L})/iu,
  /^que (?:vous soyez|tu sois) [^.;:]{3,160}, (?:vous (?:êtes (?:\p{L}+ )?les? bienvenue?s?|trouverez)|il y (?:a|en a)|tu (?:es|trouveras))(?!\p{L})/iu,
  /^(?:ya seas?|tanto si eres|seas?) [^.;:]{3,160}, (?:(?:aquí |siempre )?(?:encontrarás|hay (?:algo|un lugar)|tenemos|eres bienvenid[oa]))(?!\p{L})/iu,
  /^(?:che tu sia|che siate) [^.;:]{3,160}, (?:troverai|troverete|c['’]è|sei (?:il |la )?benvenut[oa])(?!\p{L})/iu,
  /^(?:quer (?:seja|você seja|sejas)|seja você) [^.;:]{3,160}, (?:(?:aqui )?(?:encontrará|vai encontrar|há)|é bem-vind[oa])(?!\p{L})/iu,
);

/** Whom else it is for: "If you are here for the boats, you are equally welcome." */
const WELCOME =
  /, you(?:['’]re| are) (?:also |always |equally |just as |more than |very |most )*welcome(?: too| as well| here)?[.!]$/iu;

/** Whether a sentence only turns to its reader: with a belief, a call to stay informed, an agreement or a welcome, and no figure. */
export function isOverture(text: string): boolean {
  if (FIGURE.test(text)) return false;
  return WELCOME.test(text) || [BELIEF, STAY_INFORMED, AGREES, FOR_ALL].some((kind) => kind.test(text));
}
