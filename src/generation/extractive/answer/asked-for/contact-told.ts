import { anyOf, type Pattern } from "../../../text/any-of.ts";
import { termsOf } from "../../../text/terms.ts";
import type { Block } from "../block.ts";
import type { Question } from "../question.ts";

/** A way to reach those behind a site: how it is asked for, and what gives it, be it named so or not. */
interface Contact {
  readonly asks: Pattern;
  readonly words: RegExp;
  readonly given: Pattern;
  /** Whether nothing answers but what gives one. */
  readonly isAll?: boolean;
  /** Whether it is where they are. */
  readonly isPlace?: boolean;
}

/** What somebody does with a contact of his own. */
const OWN =
  /\b(?:my|change|update|verify|forgot|reset|add|delete)\b|(?<!\p{L})(?:meine?\p{L}?|mon|ma|mi|mio|mia|mijn)(?!\p{L})/iu;

/** What is sent as mail and by whom, where nobody is written to: "How does the bot send an e-mail?" */
const SENDS =
  /(?<!\p{L})(?:send(?:s|ing)?|sent|receiv(?:e|es|ed|ing)|envi(?:a|ar|o|amos|am|an|e|es|ando|ado)|mand(?:a|ar|o|are)|envo(?:yer|ie|ies|yez|yons)|recev(?:oir|ez|ons)|reçoi(?:t|s|vent)|receb(?:er|e|o|em)|recib(?:ir|e|o|en)|ricev(?:ere|o|e|ono)|invi(?:a|are|o|ano)|(?:ver|ab)?(?:send|schick)(?:e|en|et|t)|empfang(?:e|en)|empfängt|(?:ver)?stu(?:ur|urt|ren)|verz(?:end|endt|enden)|ontvang(?:t|en)?)(?!\p{L})/iu;
const TO_SOMEBODY =
  /(?<!\p{L})(?:you|us|your|address(?:es)?|support|team|whom|vous|nous|votre|adresses?|euch|eu(?:re|er)\p{L}?|ihnen|ihre?\p{L}?|adresse|vocês?|endereço|suporte|ustedes|vosotros|os|dirección|soporte|voi|vi|vostr[oa]|indirizzo|jullie|adres)(?!\p{L})/iu;

/** No mark in the place of a name ("####@acme.example"). */
const EMAIL = /(?<![^\s@])[^\s@]*[\p{L}\p{N}][^\s@]*@[^\s@]+\.\p{L}{2,}/u;
/** No date is one ("2021 04 08", "31/12/2021"), no law ("196/2003"), and nothing by which a company is registered. */
const PHONE =
  /(?<![\p{L}\p{N}.]|(?:C\.F\.|P\. ?IVA|VAT|NIF|CIF|SIREN|SIRET|KvK|BTW|CNPJ|HRB|ISBN)[\p{L}.: ]{0,12})(?!(?:19|20)\d\d[ /-]|\d{1,2}[/-]\d{1,2}[/-](?:\d\d|(?:19|20)\d\d)(?![/-]?\p{N})|(?!0\d\d)\d{1,4}\/(?:19|20)\d\d(?!\p{N}))\+?\(?\d[\d ()/-]{6,}\d(?!\p{N}|\.\p{N})/u;

/** Where those behind the site are: no other place is that. "Wo finde ich sie?" and "¿Dónde están?" may ask for anything. */
const OWN_PLACES = [
  /\bwhere (?:are|is) (?:you|your (?:company|team|(?:head ?)?offices?|headquarters|hq|business|shop|store|studio|showroom|premises))(?: (?:located|based|situated))?\W*$/iu,
  /^wo (?:finde(?:n|t)? (?:ich|wir|man) euch|(?:seid|befindet) ihr(?: euch)?)(?: zu finden)?\W*$/iu,
  /^[Ww]o (?:finde(?:n|t)? (?:ich|wir|man) Sie|(?:sind|befinden) Sie(?: sich)?)(?: zu finden)?\W*$/u,
  /^où (?:(?:puis-je |peut-on |pouvons-nous )?vous (?:trouver|trouve-t-on|trouvez-vous)|êtes-vous(?: situés?)?)\W*$/iu,
  /^¿?dónde (?:(?:puedo|podemos) encontraros|os encuentr[oa]|estáis|(?:están|se encuentran) ustedes)\W*$/iu,
  /^dove (?:vi (?:trovate|trovo|posso trovare)|(?:posso|possiamo) trovarvi|siete)\W*$/iu,
  /^onde (?:(?:posso|podemos) encontrar vocês|vocês (?:ficam|estão)|(?:ficam|estão) vocês)\W*$/iu,
  /^waar (?:(?:vind|kan) ik (?:jullie|u)(?: vinden)?|(?:zitten|zijn) jullie(?: gevestigd)?)\W*$/iu,
];
const OWN_PLACE = anyOf(...OWN_PLACES);
/** The same in one word. */
const ADDRESS =
  /^\W*(?:(?:street|postal|your|the|ihre|eure|votre|su|vostro|jullie) )?(?:address|adresse|anschrift|dirección|indirizzo|endereço|adres)\W*$/iu;

/** A place that is asked for by one word, "Where is your office?": a company may be "in trade", which is no place. */
const PLACE =
  /^where(?: (?:is|are)|['’]s) (?:your|the) (?:head )?(?!(?:company|team|business)\b)(\p{L}+?)s?(?: (?:located|based|situated))?\W*$/iu;
/** How it is told without an address: "Our office is in …, next to …", "You find our office opposite …". */
const AT = "(?:in|at|on|near|next to|opposite) (?!(?:the )?(?:internet|web|holidays?|strike|use|least|night)\\b)";
const IS = "(?:is|are|lies?|stands?|sits?|can be found)(?: (?:located|situated|right|just|directly))?";

const CONTACTS: readonly Contact[] = [
  {
    asks: /(?<!\p{L})(?:e-?mail|correo electrónico|courriel|posta elettronica)/iu,
    words:
      /(?<!\p{L})(?:e-?mail\p{L}*|adres(?:s|se)?|address(?:es)?|correo|electrónico|courriel|indirizzo|posta|elettronica|endereço|dirección)(?!\p{L})/giu,
    given: EMAIL,
  },
  {
    asks: /(?<!\p{L})(?:(?:tele)?phone|number (?:can i|to) call|qu[eé] n[uú]mero (?:\p{L}+ ){1,2}llamar|(?:service|contact|support|whatsapp|office|emergency) number|telefon\p{L}*|hotline|rufnummer|t[eé]l[eé]phone|tel[eé]fono|telefone|telefoon\p{L}*)(?!\p{L})/iu,
    words:
      /(?<!\p{L})(?:(?:tele)?phones?|numbers?|call|llamar|lautet|telefon\p{L}*|hotline|rufnummer|nummer|t[eé]l[eé]phone|num[eé]ro|n[uú]mero|tel[eé]fono|telefone|telefoon\p{L}*)(?!\p{L})/giu,
    given: PHONE,
  },
  {
    isPlace: true,
    asks: anyOf(
      ADDRESS,
      ...OWN_PLACES,
      /\b(?:what(?: is|['’]s)|which is) (?:your|the) (?:\p{L}+ ){0,2}address\b|\bwhere (?:are|is) (?:you|your \p{L}+|the \p{L}+) (?:located|based|situated)\b|\bwhere (?:can|do) (?:i|we) find you\b|^where(?: is|['’]s) (?:your|the) \p{L}+\W*$/iu,
      /(?:ihre|eure) (?:post)?(?:adresse|anschrift)(?= \p{L}+\W*$|\W*$)|^wo (?:ist|liegt) (?:euer|eure|ihr|ihre) (?:büro|sitz|geschäftsstelle|laden)\W*$/iu,
      /quelle est votre adresse(?! e-?mail)|^(?:quelle est )?l['’]adresse (?:postale|du siège)|^où (?:êtes-vous (?:situés?|basés?)|se trouve votre (?:siège|bureau))/iu,
      /cuál es su dirección(?! de correo)|^¿?(?:cuál es )?la dirección (?:postal|de la (?:sede|empresa|oficina))|^¿?dónde (?:está|tienen) (?:su|la) (?:sede|oficina)/iu,
      /qual è il vostro indirizzo(?! e-?mail)|^(?:qual(?: è|['’]è) )?l['’]indirizzo (?:della (?:vostra )?sede|dell['’]associazione|postale)|^dov(?:e ha|e avete|['’]è la(?: vostra)?) sede/iu,
      /^(?:qual é )?o endereço (?:da sede|da empresa|do escritório|de vocês)|^onde fica (?:a sede|o escritório)/iu,
      /wat is (?:jullie|uw) (?:post|bezoek)?adres|^waar (?:is|staat) (?:jullie|uw|het) (?:kantoor|vestiging)|^waar (?:zitten|zijn) jullie(?: gevestigd)?\W*$/iu,
    ),
    words:
      /(?<!\p{L})(?:address|located|location|based|situated|find|adress?e?|anschrift|postale?|siège|sede|sitz|büro|bureau|oficina|escritório|kantoor|gevestigd|dirección|indirizzo|endereço|adres)(?!\p{L})/giu,
    given: anyOf(
      /\b\d{1,4}[a-z]?,? (?:\p{Lu}[\p{L}'’]+ ){1,3}(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Drive|Way|Square|Place|Boulevard|Blvd|Court|Terrace)\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/u,
      /\b(?:based|located|headquartered|situated|offices?) (?:in|at|near) (?:the )?\p{Lu}/u,
      /\p{Lu}\p{L}+(?:straße|strasse|str\.|weg|platz|allee|gasse|straat|laan|plein|gracht) \d|\p{Lu}\p{L}+ (?:Straße|Strasse|Str\.|Weg|Platz|Allee|Ring|Damm|Chaussee|Ufer) \d|\b\d{1,4}(?: bis)?,? (?:rue|avenue|place|boulevard|chemin|allée) \p{L}|(?<!\p{L})(?:[Cc]alle|[Aa]venida|[Pp]laza|[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Rr]ua) (?:\p{Ll}{1,4} )?\p{Lu}[^.;]{2,40}\d/u,
    ),
  },
  {
    asks: anyOf(
      /\b(?:contact|reach|get in touch with|(?:talk|speak) (?:to|with)) (?:you|us|(?:your |the )?(?:support|customer (?:service|support|care)|team|helpdesk)|someone|an? (?:human|person|real person|agent))\b/iu,
      /^wie (?:kann|können|kontaktiere|erreiche) (?:(?:ich|wir|man) )?(?:(?:euch|sie|jemanden)(?!\p{L})(?: (?:kontaktieren|erreichen|anrufen|anschreiben))?)\W*$|^wie (?:kann|erreiche) (?:ich|man) (?:den |einen |eure[nr]? |ihre[nr]? )?(?:support|kundendienst|kundenservice|mitarbeiter)(?: erreichen| kontaktieren)?\W*$/iu,
      /^comment (?:puis-je |peut-on |faire pour |je peux )?(?:vous |le support |le service client )?(?:joindre|contacter)(?: (?:le support|le service client|quelqu['’]un|un conseiller))?\W*$/iu,
      /^¿?c[oó]mo (?:(?:puedo|podemos|me) )?(?:(?:contact|comunic)(?:ar|arme|arlos|arles|o)|ponerme en contacto|pongo en contacto|hablar?)(?: con)?(?: (?:ustedes|vosotros|soporte|alguien|una persona|un agente|atención al cliente))?\W*$/iu,
      /^come (?:posso |vi )?(?:contattar(?:e|vi)|contatto|raggiungervi)(?: (?:l['’]assistenza|qualcuno|un operatore))?\W*$/iu,
      /^como (?:posso |faço para )?(?:(?:entrar|entro) em contact?o|contat[ao]r|falar)(?: com)?(?: (?:vocês|o suporte|alguém|um atendente))?\W*$/iu,
      /^hoe (?:kan ik |bereik ik |neem ik )?(?:contact (?:met (?:jullie|u) )?op(?:nemen)?|jullie (?:bereiken|contacteren)|jullie|contact)\W*$/iu,
    ),
    isAll: true,
    // Wherever it stands, a number is for something else than to reach somebody.
    words: /(?!)/gu,
    given: anyOf(
      EMAIL,
      PHONE,
      /(?<!\p{L})(?:kontaktformular|formulaire de contact|formulario de contacto|modulo (?:di )?contatto|formulário de contact?o|contactformulier|hotline)(?!\p{L})/iu,
      /\b(?:contact|support|request|feedback) form\b|\bchat\b|\b(?:forum|discord|slack|helpdesk|community|contact (?:us|page))\b|\b(?:submit|open|raise|send) (?:us )?an? (?:\p{L}+ )?(?:ticket|request)\b/iu,
    ),
  },
];

/** The terms by which a question asks for a contact, and what gives it. */
export interface AskedContact extends Pick<Contact, "given" | "isAll" | "isPlace"> {
  readonly terms: readonly string[];
}

/** The contact that a question asks for; undefined of any other. */
export function contactOf(query: string, locale: string): AskedContact | undefined {
  const isOther = OWN.test(query) || (SENDS.test(query) && !TO_SOMEBODY.test(query));
  const contact = isOther ? undefined : CONTACTS.find(({ asks }) => asks.test(query));
  if (contact === undefined) return undefined;
  const { words, given, isPlace = false } = contact;
  const isAll = contact.isAll === true || (isPlace && OWN_PLACE.test(query));
  const terms = (query.match(words) ?? []).flatMap((word) => termsOf(word, locale));
  return { terms, given: isPlace ? placeGiven(query, given) : given, isAll, isPlace };
}

/** What gives a place: an address, or what says of it by its name where it is. */
function placeGiven(query: string, given: Pattern): Pattern {
  const [, place] = PLACE.exec(query) ?? [];
  if (place === undefined) return given;
  const named = `(?:our|the) ${place}s?`;
  const told = new RegExp(`\\b(?:${named} ${IS}|find ${named}) ${AT}`, "iu");
  return { test: (text) => given.test(text) || told.test(text) };
}

/** Whether a block is of no use to who asks for a contact that the site has a page of, or for any: it gives none. */
export function lacksContact({ lead, units, rest = [] }: Block, { contact, introduction }: Question): boolean {
  if (contact === undefined || !(contact.isAll || introduction !== "")) return false;
  return ![...(lead ? [lead] : []), ...units, ...rest].some(({ text }) => contact.given.test(text));
}
