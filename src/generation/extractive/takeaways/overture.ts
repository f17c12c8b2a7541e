import { anyOf } from "../../text/any-of.ts";
import { FIGURE } from "./empty.ts";

/** What those behind a site believe: "At Acme we believe that …"; behind a time or a place that has no name it is what they say of that. */
const BELIEF = anyOf(
  /^At (?:the |our )?\p{Lu}[^,.;:]{1,39}?,? (?:we|I) (?:firmly |strongly |truly )?(?:believe|think) (?:that|in)\b/u,
  /^(?:Bij|In|Als) (?:de |het )?\p{Lu}[^,.;:]{1,39}? (?:geloven|vinden) (?:we|wij)(?!\p{L})/u,
  /^(?:Bei|Im|In|Als) \p{Lu}[^,.;:]{1,39}? (?:glauben wir|sind wir (?:davon )?überzeugt)(?!\p{L})/u,
  /^(?:Chez|Au sein d(?:e |u |['’])|À) ?(?:la |le |l['’])?\p{Lu}[^,.;:]{1,39}?,? nous (?:croyons|pensons|sommes (?:convaincus|persuadés))(?!\p{L})/u,
  /^En (?:el |la )?\p{Lu}[^,.;:]{1,39}?,? (?:creemos|pensamos|estamos convencid[oa]s)(?!\p{L})/u,
  /^(?:In|Da|Noi di) \p{Lu}[^,.;:]{1,39}?,? (?:crediamo|pensiamo|siamo convint[ie])(?!\p{L})/u,
  /^(?:N[ao]s?|Em) \p{Lu}[^,.;:]{1,39}?,? (?:acreditamos|pensamos)(?!\p{L})/u,
);
/** A time that is written with a capital. */
const AT_A_TIME =
  /^\p{L}+ (?:the |de |het |la |el )?(?:christmas|easter|midnight|night|noon|new year|kerst|pasen|nacht|tag|winter|sommer|frühling|herbst|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|weihnachten|ostern|regen|wind|sturm|noël|pâques|navidad|pascua|natale?|pasqua|páscoa|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?!\p{L})/iu;

/** That its reader should hear of more: "Stay up to date with all sessions." */
const STAY_INFORMED = anyOf(
  /^(?:please )?(?:stay|keep|be kept) (?:up[- ]to[- ]date|informed|in the loop|in the know|posted|in touch) (?:with|on|about|of) (?:us|our|all|everything|what(?:['’]s| is| we)|(?:the )?(?:latest|newest|news|upcoming|recent))(?!\p{L})/iu,
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

/** What those behind a site tell of themselves: news, or all that they do. */
const OWN_DOINGS =
  /(?<!\p{L})(?:us|our|all|everything|what|latest|newest|news|upcoming|recent|alle[nms]?|al|ons|onze|nieuws|nieuwste|laatste|wat|uns|unser\p{L}*|was|neu\p{L}+|aktuell\p{L}*|tou(?:t|s|tes?)|nos|notre|actualités?|nouveautés?|derni\p{L}+|ce que|tod[oa]s?|nuestr[oa]s?|novedades|noticias|últim[oa]s|lo que|tutt[eio]|nostr[aeio]|novità|notizie|ultim[ei]|tudo|noss[oa]s?|novidades|notícias)(?!\p{L})/iu;
/** When or how he is to hear of it, which is a fact. */
const WHEN_OR_HOW =
  /(?<!\p{L})(?:before|after|until|when|while|by|via|through|using|if|during|voor(?:dat)?|wanneer|zodra|terwijl|door|per|als|bevor|vor|wenn|während|sobald|durch|avant|quand|lorsque|pendant|par|grâce|antes|cuando|mientras|durante|mediante|por(?! dentro)|prima|quando|mentre|tramite|se|enquanto|através)(?!\p{L})/iu;

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
  /^whether you(?:['’]re| are|['’]ve| have| want| prefer| need|['’]d)\b[^.;:]{3,160}, (?:we(?:['’]ve| have)? (?:got )?(?:you )?(?:covered|something|a place)\b|(?:we['’]re|we are|we can|we['’]ll) (?:here|help|glad|happy)\b|there(?:['’]s| is| are) (?:something|a (?:place|spot)|plenty|always)\b|you(?:['’]re| are) (?:always |very )?(?:welcome|in the right place)\b|you(?:['’]ll| will) (?:find (?:something|a place|everything|what you need)|love|enjoy|feel)\b|we(?:['’]d| would) love\b|[^,.;:]{3,40} (?:scales?|adapts?|has|offers?) (?:to (?:meet|suit|fit) you\b|something for\b))/iu,
  /^(?:of (?:je|u)(?: nu)? [^.;:]{3,160}, (?:(?:iedereen|je|u) (?:is|bent?) (?:\p{L}+ )?welkom|bij ons|er is (?:altijd )?(?:wel )?iets))(?!\p{L})/iu,
  /^(?:(?:egal )?ob (?:sie|du|ihr)? ?[^.;:]{3,160}, (?:alle sind (?:\p{L}+ )?willkommen|bei uns|hier (?:finde[nt]|findest) (?:sie |du |ihr )?(?:etwas|alles|einen platz|was|das (?:richtige|passende))|wir haben für))(?!\p{L})/iu,
  /^que (?:vous soyez|tu sois) [^.;:]{3,160}, (?:vous êtes (?:\p{L}+ )?les? bienvenue?s?|il y (?:a|en a)|tu es|(?:vous trouverez|tu trouveras) (?:quelque chose|tout|une place|ce que?|(?:votre|ton) bonheur))(?!\p{L})/iu,
  /^(?:ya seas?|tanto si eres|seas?) [^.;:]{3,160}, (?:(?:aquí |siempre )?(?:encontrarás (?:algo|todo|un lugar|lo que)|hay (?:algo|un lugar)|tenemos|eres bienvenid[oa]))(?!\p{L})/iu,
  /^(?:che tu sia|che siate) [^.;:]{3,160}, (?:(?:troverai|troverete) (?:qualcosa|tutto|un posto|quello che|ciò che)|c['’]è|sei (?:il |la )?benvenut[oa])(?!\p{L})/iu,
  /^(?:quer (?:seja|você seja|sejas)|seja você) [^.;:]{3,160}, (?:(?:aqui )?(?:(?:encontrará|vai encontrar) (?:algo|tudo|um lugar|o que)|há)|é bem-vind[oa])(?!\p{L})/iu,
);

/** Who else is welcome, whoever he is or whatever he comes for: "If you have a dog, you are welcome" is a condition. */
const WELCOME =
  /^(?:if you(?:['’]re| are) [^.;:]{3,120} rather than [^.;:]{3,80}|(?:whoever|wherever|whatever|however|no matter)(?!\p{L})[^.;:]{3,120}), you(?:['’]re| are) (?:also |always |equally |just as |more than |very |most )*welcome(?: too| as well| here)?[.!]$/iu;

/** Whether a sentence only turns to its reader: with a belief, a call to stay informed, an agreement or a welcome, and no figure. */
export function isOverture(text: string): boolean {
  if (FIGURE.test(text)) return false;
  if (BELIEF.test(text)) return !AT_A_TIME.test(text);
  if (STAY_INFORMED.test(text)) return OWN_DOINGS.test(text) && !WHEN_OR_HOW.test(text);
  return WELCOME.test(text) || AGREES.test(text) || FOR_ALL.test(text);
}
