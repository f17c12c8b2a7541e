import { describe, expect, test } from "bun:test";
import { pageOf, textOf } from "./fixture.ts";

const sections = (markdown: string) =>
  pageOf("markdown", markdown).passages.map(({ heading, text }) => (heading === "" ? text : `${heading}: ${text}`));

describe("the prose that a tag is given is a paragraph of the page", () => {
  test.each([
    ["by an include", "{% include c/inset.html\n  text='We are **closed** on Monday.'\n  classes='a b c d e'\n%}"],
    ["by a tag of Liquid", "{% render 'inset', content: \"We are closed on Monday.\" %}"],
    ["by a shortcode", '{{< notice type="info" text="We are closed on Monday." >}}'],
    ["by a shortcode of Markdown", '{{% notice message="We are closed on Monday." %}}'],
    ["by a component", '{{ insetText({\n  text: "We are closed on Monday."\n}) }}'],
    ["by a tag whose name has such a word in it", "{% include roadmap.html text='We are closed on Monday.' %}"],
    ["beside a picture, as a sentence", "{% include step.html image='a.png' content='We are closed on Monday.' %}"],
    ["below an icon", "{% include message.html icon='fas fa-info' message='We are closed on Monday.' %}"],
    ["to a link, as a sentence", "{% include action.html url='/x' text='We are closed on Monday.' %}"],
  ])("%s", (_, tag) => {
    expect(sections(`Come in.\n\n${tag}\n\nMore.`)).toEqual(["Come in.\n\nWe are closed on Monday.\n\nMore."]);
  });

  test.each([
    ["the label of a link", "{% include button.html href='/x' text='Find out more about us' %}"],
    ["the label of a link of another name", "{% include action.html href='/x' text='Find out more about us' %}"],
    ["a path", "{% include c.html text='/a/b-c/x.png' content='/assets/x.png' %}"],
    ["a class", "{% include c.html content='center' body='is-wide' class='We are closed on Monday.' %}"],
    ["what a picture is called", "{% include step.html image='a.png' text='The closed door of the mill' %}"],
    [
      "what describes a picture beside a step",
      "{% include step.html image='a.png' description='It is a closed door.' %}",
    ],
    ["what describes a picture", "{% include image.html src='a.png' description='We are closed on Monday.' %}"],
    ["code", "{% include box.html content='const all = b + c + d' %}"],
    ["a call", "{% include box.html content='start now(here); stop it all();' %}"],
    ["settings", "{% include box.html content='{ we are closed on Monday }' %}"],
    ["what an include of code holds", '{% include code.html content="We are closed on Monday." %}'],
    ["what measures visits", '{% include site/analytics.html content="We are closed on Monday." %}'],
    ["what a script holds", '{{< js-snippet content="We are closed on Monday." >}}'],
    ["a place on a map", '{{< map text="We are closed on Monday." >}}'],
    ["what ends a block", '{% endnotice text="We are closed on Monday." %}'],
  ])("but not %s", (_, tag) => {
    expect(sections(`Come in.\n\n${tag}\n\nMore.`)).toEqual(["Come in.\n\nMore."]);
  });

  test.each([
    '{% include snippets/note.html content="Close the valve before you go home." %}',
    '{{< code-note text="Close the valve before you go home." >}}',
    '{% include box.html content="Close the valve (both); then you may go home." %}',
    '{% include box.html content="Set the limit to a = 5 before you go home." %}',
    '{% include box.html content="Press the keys {A} and {B} before you go home." %}',
  ])("also where its tag's folder or a mark in it could be of code: %s", (tag) => {
    expect(sections(`Come in.\n\n${tag}`).join("")).toContain("go home.");
  });

  test("also where a semicolon parts it, and where HTML is in it", () => {
    const tag = "{% include c.html text='Not on Monday; <a href=\"/x\">come</a> on Sunday&nbsp;then.' %}";
    expect(textOf(pageOf("markdown", tag))).toBe("Not on Monday; come on Sunday then.");
  });

  test("lists stay lists, and lines that are indented for the tag's sake are no code", () => {
    expect(sections("{% include c.html text='\n    1. Open the box.\n    2. Close the box.\n' %}")).toEqual([
      "1. Open the box.\n2. Close the box.",
    ]);
  });

  test("in HTML as HTML", () => {
    const html = "<main><p>Come in.</p>{% include c.html text='We are **closed** on Monday.' %}</main>";
    expect(textOf(pageOf("html", html))).toBe("Come in.\n\nWe are closed on Monday.");
  });
});

describe("what a tag opens is a section under its title, as where HTML opens it", () => {
  test.each([
    ["a shortcode", '{{< details summary="Is it free?" >}}\nYes, it is.\n{{< /details >}}'],
    ["a shortcode with a title alone", '{{% expand "Is it free?" %}}Yes, it is.{{% /expand %}}'],
    ["a block", "{% details Is it free? %}\nYes, it is.\n{% enddetails %}"],
    ["an item", '{{< accordion >}}{{< accordion-item title="Is it free?" >}}Yes, it is.{{< /accordion-item >}}'],
    ["an include", "{% include c/details.html heading='Is it free?' text='Yes, it is.' %}"],
  ])("%s", (_, tag) => {
    expect(sections(`Come in.\n\n${tag}\n\nMore.`)).toEqual(["Come in.", "Is it free?: Yes, it is.", "More."]);
  });

  test("one without a title is text", () => {
    expect(sections("Come in.\n\n{{< details open=true >}}\nYes, it is.\n{{< /details >}}\n\nMore.")).toEqual([
      "Come in.\n\nYes, it is.\n\nMore.",
    ]);
  });
});

describe("what a page says where its site has nothing to list is no text of it", () => {
  const list = "{% for event in events %}{{ event.title }}{% endfor %}";
  test.each([
    ["behind a list", `{% if events.size > 0 %}${list}{% else %}Nothing is planned.{% endif %}`],
    ["behind one that is asked otherwise", `{% if posts != empty %}${list}{% else %}Nothing is planned.{% endif %}`],
    ["before one", `{% if events.size == 0 %}Nothing is planned.{% else %}${list}{% endif %}`],
    ["before one that is asked otherwise", `{% unless events.size > 0 %}Nothing is planned.{% endunless %}`],
    [
      "around another condition",
      `{%- if events.size > 0 -%}{% if x %}{% endif %}{%- else -%}{% if y %}Nothing.{% endif %}{%- endif -%}`,
    ],
  ])("%s", (_, template) => {
    expect(sections(`Come in.\n\n${template}\n\nMore.`)).toEqual(["Come in.\n\nMore."]);
  });

  test.each([
    ["of the page's own fields", "{% if page.notes.size > 0 %}A{% else %}We are open.{% endif %}", "AWe are open."],
    ["of a size that is told", "{% if events.size == 1 %}One{% else %}Many events.{% endif %}", "OneMany events."],
    ["of a name", "{% if slug == 'empty' %}A{% else %}We are open.{% endif %}", "AWe are open."],
    [
      "behind a list within it",
      "{% if x.size > 0 %}{% for e in x %}{{ e.name }}{% else %}{% endfor %}We are open.{% endif %}",
      "We are open.",
    ],
    ["of a further condition", "{% if x.size > 0 %}All:{% elsif y %} ours.{% else %}None.{% endif %}", "All: ours."],
    [
      "of another condition",
      "{% if page.lang == 'en' %}We are open.{% else %}We are shut.{% endif %}",
      "We are open.We are shut.",
    ],
    ["beside a list", "{% if events.size > 0 %}All events:{% endif %}", "All events:"],
    ["of a condition that never ends", "{% if events.size > 0 %}All events:{% else %}Nothing.", "All events:Nothing."],
  ])("but the text %s is", (_, template, kept) => {
    expect(sections(`Come in.\n\n${template}\n\nMore.`)).toEqual([`Come in.\n\n${kept}\n\nMore.`]);
  });
});
