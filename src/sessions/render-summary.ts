import Mustache from "mustache";
import { messageOf } from "../errors.ts";
import type { PackageSettings } from "../schemas/company-file.ts";
import type { SessionSummary } from "../schemas/session.ts";

export type SummaryFields = Omit<SessionSummary, "suggested_subject" | "rendered_body">;

const defaultSubject = "Your visit to {{company}}";
const defaultBody = `Thank you for your visit to {{company}}.
{{#topics}}

{{title}}
{{narrative}}
{{/topics}}
{{#hasResources}}

Pages you saw:
{{#resources}}
- {{title}}: {{link}}
{{/resources}}
{{/hasResources}}
{{#hasCta}}

{{cta.text}}: {{cta.link}}
{{/hasCta}}
`;

/** Subject and body by the package's templates. A body with a tag of HTML is HTML, and every value is escaped. */
export function renderSummary(
  settings: Pick<PackageSettings, "name" | "summary">,
  fields: SummaryFields,
): Pick<SessionSummary, "suggested_subject" | "rendered_body"> {
  const view = {
    company: settings.name,
    ...fields,
    hasResources: fields.resources.length > 0,
    hasCta: fields.cta.text !== "",
  };
  const subject = render(settings.summary.subject || defaultSubject, view, oneLine);
  const template = settings.summary.body || defaultBody;
  const escapeValue = htmlTag.test(template) ? Bun.escapeHTML : asIs;
  return { suggested_subject: subject.trim(), rendered_body: render(template, view, escapeValue) };
}

/** A tag, a comment or a doctype; an address such as `<ada@acme.example>` is none. */
const htmlTag = /<(?:!|\/?[a-z][a-z\d:-]*[\s/>{])/i;

/** Why a template of a company is not taken, `undefined` where it is. */
export function templateFault(template: string): string | undefined {
  try {
    return refusedTag(Mustache.parse(template) as Token[]);
  } catch (error) {
    return messageOf(error);
  }
}

/** One of Mustache's own; the tokens of a section are inside its own. */
type Token = [type: string, value: string, start: number, end: number, inner?: Token[]];

/** Visitors' words are never markup, so what would let them be is no tag here. */
const refused: Record<string, string> = {
  "&": "Unescaped tags, {{{…}}} and {{&…}}, are not taken: write {{…}}",
  "=": "Tags that set delimiters, {{=…=}}, are not taken",
};

function refusedTag(tokens: readonly Token[]): string | undefined {
  for (const [type, , , , inner] of tokens) {
    const fault = refused[type] ?? (Array.isArray(inner) ? refusedTag(inner) : undefined);
    if (fault) return fault;
  }
  return undefined;
}

function render(template: string, view: object, escapeValue: (text: string) => string): string {
  return new EscapingWriter(escapeValue).render(template, view);
}

/** Escapes in every form of a tag: revisions of before may hold those that are refused now. */
class EscapingWriter extends Mustache.Writer {
  constructor(private readonly escapeValue: (text: string) => string) {
    super();
  }

  override escapedValue([, name = ""]: string[], context: Mustache.Context): string {
    return this.escapeValue(String(context.lookup(name) ?? ""));
  }

  override unescapedValue(token: string[], context: Mustache.Context): string {
    return this.escapedValue(token, context);
  }
}

const asIs = (text: string) => text;
/** A subject is a mail header: no line break may enter it. */
const oneLine = (text: string) => text.replace(/\s+/g, " ");
