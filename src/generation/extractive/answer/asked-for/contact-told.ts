import { anyOf, type Pattern } from "../../../text/any-of.ts";
import { termsOf } from "../../../text/terms.ts";
import { amountWordsOf } from "../amounts/amounts.ts";
import type { Block } from "../block.ts";
import type { Question } from "../question.ts";
import { ADDRESS, isPostal, POSTCODE } from "./addresses.ts";

/** A way to reach those behind a site: how it is asked for, and what gives it, be it named so or not. */
interface Contact {
  readonly asks: Pattern;
  readonly words: RegExp;
  readonly given: Pattern;
  /** Whether nothing answers but what gives one. */
  readonly isAll?: boolean;
  /** Whether it is where they are. */
  readonly isPlace?: boolean;
  /** How it is told on a page of other things ("call us on 01632 960123"), and words that such a page has. */
  readonly elsewhere?: { readonly words: string; readonly told: Pattern };
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

const eitherOf = (...patterns: readonly Pattern[]): Pattern => ({
  test: (text) => patterns.some((pattern) => pattern.test(text)),
});

/** How an address of mail is told by the way; one of an example is nobody's. */
const WRITTEN = {
  words: "email mail write schreiben écrire courriel escribir correo scrivere escreva schrijven",
  told: anyOf(
    /(?<!\p{L})(?:e-?mail|mail|write|contact|reach|kontakt|schreib|écri|courriel|escrib|correo|scriv|escrev|schrijf|stuur)[^.!?\n]{0,80}\s\(?[\p{L}\p{N}._+-]+@(?!example\.)[\p{L}\p{N}-]+\.\p{L}{2}/iu,
  ),
};
/** The same of a number. */
const CALLED = {
  words:
    "call phone telephone ring telefon anrufen téléphone appeler teléfono llamar telefono chiamare telefone ligar telefoon bellen",
  told: anyOf(
    new RegExp(
      `(?<!\\p{L})(?:call|phone|telephone|ring|tel|telefon\\p{L}*|ruf\\p{L}*|anruf\\p{L}*|téléphone\\p{L}*|appel\\p{L}*|teléfono|llam\\p{L}*|chiam\\p{L}*|telefone|lig(?:ue|ar)|bel|bellen)(?!\\p{L})[^!?\\n]{0,60}?${PHONE.source}`,
      "iu",
    ),
  ),
};

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
/** Where a thing of theirs is, by its name alone: "Wo ist das Lager?", "Où se trouve le club ?" */
const NAMED_PLACES = [
  /^wo (?:ist|liegt|befindet sich|finde(?:n|t)? (?:ich|wir|man)) (?:der|die|das|den|euer|eure[nr]?|ihre?n?) \p{Lu}[\p{L}-]+\W*$/iu,
  /^où (?:est|se trouve|se situe|est situé\p{L}?)(?:-[\p{L}-]+)? (?:l['’]|(?:le|la|les|votre) )[\p{L}-]+\W*$/iu,
  /^¿?dónde (?:está|queda|se encuentra) (?:el|la|su|vuestr[oa]) [\p{L}-]+\W*$/iu,
  /^dov(?:e si trova |['’]è |e è )(?:l['’]|(?:il|la|lo) )[\p{L}-]+\W*$/iu,
  /^onde (?:fica|é|está) (?:o|a) [\p{L}-]+\W*$/iu,
  /^waar (?:is|ligt|staat|vind ik|bevindt zich) (?:de|het|jullie) [\p{L}-]+(?: te vinden)?\W*$/iu,
];
/** The address of such a thing: "Wat is het adres van de hal?" */
const ADDRESS_OF =
  /(?<!\p{L})(?:(?:what(?: is|['’]s)|which is) the address (?:of|for)|(?:wie (?:ist|lautet)|was ist) die adresse (?:de[rsmn]|vo[nm]|für)|quelle est l['’]adresse (?:d[eu]s?|d['’])(?! ?e-?mail)|cuál es la dirección del?|qual(?: è|['’]è) l['’]indirizzo d|qual é o endereço d|wat is het adres van)/iu;
/** The same in one word. */
const ADDRESS_ALONE =
  /^\W*(?:(?:street|postal|your|the|ihre|eure|votre|su|vostro|jullie) )?(?:address|post(?:anschrift|adresse|adres)|adresse|anschrift|adresse postale|dirección|indirizzo|endereço|adres)\W*$/iu;
/** The same in a question. */
const ADDRESS_ASKED =
  /^¿?(?:wie (?:ist|lautet) (?:die|eure|ihre) (?:post)?(?:adresse|anschrift)|quelle est l['’]adresse|cuál es la dirección|qual(?: è|['’]è) l['’]indirizzo|qual é o endereço|wat is het (?:post|bezoek)?adres)\W*$/iu;
/** What a letter needs. */
const POSTCODES =
  /^\W*(?:(?:what(?: is|['’]s) )?(?:(?:the|your) )?(?:post ?codes?|zip(?: codes?)?|postal code)|(?:wie (?:ist|lautet) (?:die|eure|ihre) )?(?:postleitzahl|plz)|(?:quel est (?:le|votre) )?code postal|(?:cuál es (?:el|su|vuestro) )?código postal|(?:qual(?: è|['’]è) )?(?:(?:il |il vostro )?codice postale|(?:il|il vostro) cap)|(?:qual é o )?cep|(?:wat is (?:de|jullie) )?postcode)\W*$/iu;
/** A number that is asked for as such: what has none is no answer. */
const NUMBER_ASKED =
  /^\W*(?:(?:what(?: is|['’]s)|do you have|is there) )?(?:(?:the|your|an?) )?(?:(?:tele)?phone numbers?|telephone)(?: (?:(?:i|we) can call|to call))?\W*$|^\W*(?:(?:wie (?:ist|lautet)|habt ihr|haben sie) )?(?:(?:die|eure|ihre|eine) )?(?:telefonnummer|rufnummer)\W*$|^\W*(?:(?:quel est|avez-vous) )?(?:(?:le|votre|un) )?num[eé]ro de t[eé]l[eé]phone\W*$|^\W*(?:(?:cuál es|tienen|tenéis) )?(?:(?:el|su|vuestro|un) )?n[uú]mero de tel[eé]fono\W*$|^\W*(?:(?:qual(?: è|['’]è)|avete) )?(?:(?:il|il vostro|un) )?numero di telefono\W*$|^\W*(?:(?:qual é|têm) )?(?:(?:o|o seu|um) )?n[uú]mero de telefone\W*$|^\W*(?:(?:wat is|hebben jullie) )?(?:(?:het|jullie|uw|een) )?telefoonnummer\W*$/iu;
/** To call them, in the languages of the engine. */
const CALLS =
  /\b(?:(?:can|could|may) (?:i|we)|how (?:can|do|could) (?:i|we)) (?:call|ring|(?:tele)?phone) (?:you|us)\b|^(?:wie )?(?:kann|können) (?:ich|wir|man) (?:euch|sie) anrufen\W*$|^(?:comment |puis-je |peut-on |je peux )+vous (?:appeler|téléphoner)\W*$|^¿?(?:cómo )?(?:puedo|podemos) llamar(?:os|les?|los)?\W*$|^(?:come )?(?:posso|possiamo) (?:chiamarvi|telefonarvi)\W*$|^(?:como )?(?:posso|podemos) (?:ligar|telefonar)(?: para vocês)?\W*$|^(?:hoe )?(?:kan|kunnen) (?:ik|we|wij) (?:jullie|u) bellen\W*$/iu;
/** All ways to reach them, in a word or two. */
const CONTACT_ALONE =
  /^\W*(?:(?:your |our )?contact(?: us| details?| info(?:rmation)?| person| data)?|get in touch(?: with (?:you|us))?|(?:who|whom) (?:can|do|could|should) (?:i|we) (?:contact|call|ask|email|(?:talk|speak|write) to)|kontakt(?:daten|e|ieren|aufnahme)?|ansprechpartner(?:in(?:nen)?)?|kontakt aufnehmen|wen kann (?:ich|man) (?:kontaktieren|fragen|anrufen)|contacte[rz](?:[- ]nous)?|(?:nous|vous) contacter|coordonnées|contacto|contactar|datos de contacto|contatti|contattar(?:e|ci|vi)|recapiti|contatos?|contactos?|fale conosco|contact ?gegevens|contact ?persoon|contact(?: opnemen)?)\W*$/iu;

/** A place that is asked for by one word, "Where is your office?": a company may be "in trade", which is no place. */
const PLACE =
  /^where(?: (?:is|are)|['’]s) (?:your|the) (?:head )?(?!(?:company|team|business)\b)(\p{L}+?)s?(?: (?:located|based|situated))?\W*$/iu;
/** How it is told without an address: "Our office is in …, next to …", "You find our office opposite …". */
const AT = "(?:in|at|on|near|next to|opposite) (?!(?:the )?(?:internet|web|holidays?|strike|use|least|night)\\b)";
const IS = "(?:is|are|lies?|stands?|sits?|can be found)(?: (?:located|situated|right|just|directly))?";

const CONTACTS: readonly Contact[] = [
  {
    asks: /(?<!\p{L})(?:e-?mail|correo electrónico|courriel|posta elettronica|mailadres(?:se)?(?!\p{L})|adresse mail(?!\p{L})|indirizzo mail(?!\p{L}))|^\W*correo\W*$/iu,
    words:
      /(?<!\p{L})(?:e-?mail\p{L}*|mail(?:adres(?:se)?)?|adres(?:s|se)?|address(?:es)?|correo|electrónico|courriel|indirizzo|posta|elettronica|endereço|dirección)(?!\p{L})/giu,
    given: EMAIL,
    elsewhere: WRITTEN,
  },
  {
    asks: anyOf(
      CALLS,
      /(?<!\p{L})(?:(?:tele)?phone|number (?:can i|to) call|qu[eé] n[uú]mero (?:\p{L}+ ){1,2}llamar|(?:service|contact|support|whatsapp|office|emergency) number|telefon\p{L}*|hotline|rufnummer|t[eé]l[eé]phone|tel[eé]fono|telefone|telefoon\p{L}*)(?!\p{L})/iu,
    ),
    words:
      /(?<!\p{L})(?:(?:tele)?phones?|numbers?|call|ring|anrufen|appeler|téléphoner|llamar\p{L}*|chiamarvi|telefonarvi|ligar|bellen|lautet|telefon\p{L}*|hotline|rufnummer|nummer|t[eé]l[eé]phone|num[eé]ro|n[uú]mero|tel[eé]fono|telefone|telefoon\p{L}*)(?!\p{L})/giu,
    given: PHONE,
    elsewhere: CALLED,
  },
  {
    isPlace: true,
    asks: anyOf(
      ADDRESS_ALONE,
      ADDRESS_ASKED,
      POSTCODES,
      ...NAMED_PLACES,
      ADDRESS_OF,
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
      /(?<!\p{L})(?:address|post ?codes?|zip|postleitzahl|plz|code|código|codice|cap|cep|mailing|located|location|based|situated|find|adress?e?|anschrift|postale?|siège|sede|sitz|büro|bureau|oficina|escritório|kantoor|gevestigd|dirección|indirizzo|endereço|adres)(?!\p{L})/giu,
    given: ADDRESS,
  },
  {
    asks: anyOf(
      CONTACT_ALONE,
      /\b(?:contact|reach|get in touch with|(?:talk|speak) (?:to|with)) (?:you|us|(?:your |the )?(?:support|customer (?:service|support|care)|team|helpdesk)|someone|an? (?:human|person|real person|agent))\b/iu,
      /^wie (?:kann|können|kontaktiere|erreiche) (?:(?:ich|wir|man) )?(?:(?:euch|sie|jemanden)(?!\p{L})(?: (?:kontaktieren|erreichen|anrufen|anschreiben))?)\W*$|^wie (?:kann|erreiche) (?:ich|man) (?:den |einen |eure[nr]? |ihre[nr]? )?(?:support|kundendienst|kundenservice|mitarbeiter)(?: erreichen| kontaktieren)?\W*$/iu,
      /^comment (?:puis-je |peut-on |faire pour |je peux )?(?:vous |le support |le service client )?(?:joindre|contacter)(?: (?:le support|le service client|quelqu['’]un|un conseiller))?\W*$/iu,
      /^¿?c[oó]mo (?:(?:puedo|podemos|me) )?(?:(?:contact|comunic)(?:ar|arme|arlos|arles|o)|ponerme en contacto|pongo en contacto|hablar?)(?: con)?(?: (?:ustedes|vosotros|soporte|alguien|una persona|un agente|atención al cliente))?\W*$/iu,
      /^come (?:posso |vi )?(?:contattar(?:e|vi)|contatto|raggiungervi)(?: (?:l['’]assistenza|qualcuno|un operatore))?\W*$/iu,
      /^como (?:posso |faço para )?(?:(?:entrar|entro) em contact?o|contat[ao]r|falar)(?: com)?(?: (?:vocês|o suporte|alguém|um atendente))?\W*$/iu,
      /^hoe (?:kan ik |bereik ik |neem ik )?(?:contact (?:met (?:jullie|u) )?op(?:nemen)?|jullie (?:bereiken|contacteren)|jullie|contact)\W*$/iu,
    ),
    isAll: true,
    elsewhere: { words: `${WRITTEN.words} ${CALLED.words}`, told: eitherOf(WRITTEN.told, CALLED.told) },
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
export interface AskedContact extends Pick<Contact, "given" | "isAll" | "isPlace" | "elsewhere"> {
  readonly terms: readonly string[];
  /** Whether letters go there. */
  readonly isPostal: boolean;
  /** Whether it is told in several lines: an address, a card. */
  readonly isCard: boolean;
  /** Whether its terms are told by what gives it on the page of contacts alone. */
  readonly onItsPage: boolean;
}

/** Whether a question asks when one can be reached: the number tells nothing of that. */
export function asksWhenReached(query: string, locale: string): boolean {
  return amountWordsOf(locale).when.test(query) && contactIn(query) !== undefined;
}

/** The contact that a question asks for; undefined of any other. */
export function contactOf(query: string, locale: string): AskedContact | undefined {
  const contact = asksWhenReached(query, locale) ? undefined : contactIn(query);
  if (contact === undefined) return undefined;
  const { words, given, elsewhere, isPlace = false } = contact;
  const isEvery = contact.isAll === true;
  const isAll = isEvery || (isPlace ? eitherOf(OWN_PLACE, POSTCODES) : NUMBER_ASKED).test(query);
  return {
    terms: (isEvery ? [query] : (query.match(words) ?? [])).flatMap((word) => termsOf(word, locale)),
    given: isPlace ? placeGiven(query, given) : given,
    isAll,
    isPlace,
    isPostal: isPostal(query),
    isCard: isPlace || isEvery,
    onItsPage: isEvery,
    ...(elsewhere === undefined ? {} : { elsewhere }),
  };
}

function contactIn(query: string): Contact | undefined {
  const isOther = OWN.test(query) || (SENDS.test(query) && !TO_SOMEBODY.test(query));
  return isOther ? undefined : CONTACTS.find(({ asks }) => asks.test(query));
}

/** What gives a place: an address, or what says of it by its name where it is. */
function placeGiven(query: string, given: Pattern): Pattern {
  if (POSTCODES.test(query)) return POSTCODE;
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
