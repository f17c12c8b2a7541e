import { primaryLanguage } from "../../../corpus/language/primary-language.ts";
import type { Unit } from "../page/unit.ts";

/** How a sentence of a language begins that may only name a thing, and words and endings one of which says something of it. */
interface Naming {
  readonly opening: RegExp;
  readonly verb: RegExp;
}

const NAMING: Readonly<Record<string, Naming>> = {
  fr: {
    opening:
      /^(?:(?:Comme (?:souvent|toujours)|Enfin|En tout cas|Encore|Ou encore|Mais aussi|Autre \p{L}+\s?:),? (?:une?|du|des|pas)|Une?|Première étape\s?:|Organisé|Participé) /u,
    verb: /(?<!\p{L})(?:est|sont|était|étaient|sera|seront|serait|a|ont|aura|fera|contribuent?|participent?|avait|avaient|peut|peuvent|doi(?:t|vent)|faut|fai(?:t|sait)|font|va|vont|permet(?:tent)?|met(?:tent)?|prend|prennent|vien(?:t|nent)|tien(?:t|nent)|ser(?:t|vent)|suffi(?:t|sent)|existe|reste|devient|part(?:ent)?|sort(?:ent)?|coûte(?:nt)?|donne(?:nt)?|vau(?:t|dra)|valent|ouvre(?:nt)?|ferme(?:nt)?|répond(?:ent)?|reçoi(?:t|vent)|commence(?:nt)?|dure(?:nt)?|début(?:e|ent)|attend(?:ent)?|arrive(?:nt)?|accueille(?:nt)?|dépend(?:ent)?|compren(?:d|nent)|contien(?:t|nent)|consiste|correspond(?:ent)?|qui|dont|où|je|tu|il|elle|on|nous|vous|ils|elles|ce (?:sont|n)|c['’]\p{L}+|j['’]\p{L}+|n['’]\p{L}+|ne \p{L}+|s['’]\p{Ll}+|se \p{L}+|\p{L}{2,}(?:ez|ait|aient|èrent|era|eront|erait|ira|iront|rons|dra|dront|vra|vront|rra|rront))(?!\p{L})|(?<!\p{L})\p{L}{3,}(?:e|it|ut|nd) (?:l[ea]s? |l['’]|une? |s(?:on|a|es) |leurs? |votre |vos |chaque |tou(?:te)?s |cet? |cette |ces |accès |droit |deux |trois |quatre |cinq |six |dix |vingt |cent |sur |immédiatement |automatiquement )/u,
  },
  nl: {
    opening:
      /^(?:Een [^,.;:]{3,40} waarbij (?:je|we|jullie|men|er) (?![^.]*,)|Als \p{L}+ van (?![^.]*,)(?![^.]* (?:je|jij|u|we|wij|men|ze|krijgt?|krijgen|kunt?|kan|kunnen|mag|mogen|moet|moeten|betaalt?|betalen)(?!\p{L})))/u,
    verb: /(?<!\p{L})(?:is|zijn|was|waren|wordt|heeft|hebben|biedt|vindt)(?!\p{L})/u,
  },
  es: {
    opening:
      /^(?!(?:Antes|Después|Fuera|Dentro|Cerca|Además|Menos|Más)(?!\p{L}))\p{Lu}\p{Ll}{3,}(?:a|o|ón|ad|or|as|os|ones|ades) (?:de (?!que)|del|(?<!a )para|que no sea)/u,
    verb: /(?<!\p{L})(?:es|son|está|están|fue|fueron|será|ha|han|hay|tiene[ns]?|puede[ns]?|debe[ns]?|permite[ns]?|incluye[ns]?|ofrece[ns]?|requiere[ns]?|sirve[ns]?|necesita[ns]?|vale[ns]?|cuesta[ns]?|dura[ns]?|dan?|empieza[ns]?|se \p{L}+|no (?!sea)\p{L}+|lo|la \p{L}+an?|\p{L}{2,}(?:rá|rán|ó|aron|ieron|aba|aban|ía|ían|amos|emos|imos))(?!\p{L})|(?<!\p{L})\p{L}{3,}[aen] (?:el|los?|las?|una?|su|sus|cada|todos|todas|al|dos|tres|cuatro|cinco|diez|doce|veinte|\d+) /u,
  },
};

/** Whether a text in a language that is known here only names a thing: "Une boîte à outils pour ranger." Of English and German other rules tell. */
export function onlyNames({ text, source }: Unit): boolean {
  const naming = NAMING[primaryLanguage(source.locale)];
  if (naming === undefined) return false;
  const opening = naming.opening.exec(text)?.[0];
  return opening !== undefined && !naming.verb.test(text.slice(opening.length - 1)) && !/\d\s?(?:€|h\b|%)/u.test(text);
}
