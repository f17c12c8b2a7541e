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

/** Subject and body by the package's templates. A body that begins with `<` is HTML, and every value is escaped. */
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
  const isHtml = template.trimStart().startsWith("<");
  return { suggested_subject: subject.trim(), rendered_body: render(template, view, isHtml ? Bun.escapeHTML : asIs) };
}

/** Why a template of a company cannot be rendered, `undefined` where it can. */
export function templateFault(template: string): string | undefined {
  try {
    Mustache.parse(escaping(template));
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

function render(template: string, view: object, escapeValue: (text: string) => string): string {
  return Mustache.render(escaping(template), view, {}, { escape: (value: unknown) => escapeValue(String(value)) });
}

/** Mustache's unescaped forms are read as escaped ones: visitors' words are never markup. */
function escaping(template: string): string {
  return template
    .replace(/\{\{=[^{}]*=\}\}/g, "")
    .replace(/\{\{\{\s*([^{}]+?)\s*\}\}\}/g, "{{$1}}")
    .replace(/\{\{&\s*/g, "{{");
}

const asIs = (text: string) => text;
/** A subject is a mail header: no line break may enter it. */
const oneLine = (text: string) => text.replace(/\s+/g, " ");
