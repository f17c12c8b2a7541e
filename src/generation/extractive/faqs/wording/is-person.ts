/** What a predicate names: its words after the article, up to what tells it from others of its kind. */
const NAMED =
  /^ is (?:an?|the|our|one of (?:the|our)) ((?:(?!(?:that|which|who|whose|where|for|of|to|with|by|in|on|as|at|from)\b)[\p{L}\p{N}.&/’'-]+ ?){1,9})/iu;
/** What somebody does besides what he is: "a solutions architect supporting partners". */
const BESIDES =
  / (?:supporting|focus(?:ed|ing)|speciali[sz](?:ed|ing)|working|living|based|helping|building|leading|studying|currently|now)\b.*$/iu;
/** The last word of what a person is; what ends in -ist and -ician is one, but for a few. */
const ROLE =
  /(?:^|[ -])(?:(?!(?:play|check|wish|short|price|mailing|black|white|allow|block|deny|task)?lists?$|twist$|mist$|gist$|wrist$|artlist$)\p{L}{2,}(?:ist|ician)|engineer|director|designer|developer|programmer|fellow|officer|founder|cofounder|author|writer|editor|consultant|administrator|secretary|treasurer|researcher|lead|leader|chair|chairman|chairwoman|chairperson|president|professor|lecturer|teacher|instructor|librarian|archivist|curator|historian|student|graduate|alumn(?:us|a)|candidate|doctor|physician|nurse|surgeon|judge|senator|mayor|counsel|barrister|solicitor|paralegal|attorney|lawyer|analyst|coordinator|advis[eo]r|expert|entrepreneur|executive|trustee|ambassador|volunteer|veteran|academic|postdoc|architect|practitioner|advocate|enthusiast|adopter|photographer|filmmaker|poet|chef|coach|composer|actor|actress|ceo|cto|coo|cfo)$/iu;
/** A program that is called by what it does. */
const PROGRAM =
  /(?:password|passwords|package|packages|file|files|task|tasks|window|windows|content|document|tag|session|download|downloads|device|dependency|process|queue|cluster|plugin|extension|layout|profile|bookmark|clipboard|contact|contacts|expense|budget|release|resource|memory|workflow|secrets?|identity|access|font|theme|credentials?|key|keys|state|volume|storage) manager$/iu;
const MANAGER = /(?:^| )manager$/iu;
/** Who edits or designs is a person only with a rank, or for somebody: "a text editor" is a program. */
const TOOL =
  /(?:text|code|image|photo|video|audio|markdown|source|visual|online|graphics?|vector|form|map|page|site|block|hex|sound|sql|xml|json|wysiwyg|rich-text) (?:editor|designer|writer|author|architect|analyst)$/iu;
/** "Somebody who …", but for what people have or use: "a process by which a member …". */
const WHO = /^ is an? (?:(?!(?:that|which|for|of|to|with|by|in|on|as|and)\b)[\p{L}-]+ ){1,4}?who\b/iu;
const THING_WHO =
  /(?:process|procedure|service|system|program(?:me)?|group|team|board|committee|organi[sz]ation|company|agency|network|community|association|collective|band|nonprofit|firm|startup|charity) who\b/iu;

/** Whether a predicate ("is a lecturer in …") tells of a person, and of no program that is called like one. */
export function isOfPerson(predicate: string): boolean {
  const named = NAMED.exec(predicate)?.[1]?.replace(BESIDES, "").trim() ?? "";
  if (WHO.test(predicate) && !THING_WHO.test(predicate)) return true;
  return [named, ...named.split(/ (?:and|or) /i)].some(isRole);
}

function isRole(kind: string): boolean {
  if (MANAGER.test(kind)) return !PROGRAM.test(kind);
  return ROLE.test(kind) && !TOOL.test(kind);
}
