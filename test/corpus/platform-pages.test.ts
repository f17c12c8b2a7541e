import { describe, expect, test } from "bun:test";
import type { Page } from "../../src/schemas/page.ts";
import { pageOf, textOf } from "./fixture.ts";

/** The page that has this as its main content. */
function main(content: string): Page {
  return pageOf("html", `<!doctype html><html lang="en"><body><main>${content}</main></body></html>`);
}

/** Headings and texts, one passage a line. */
function sections(page: Page): string[] {
  return page.passages.map(({ heading, text }) => `${heading}: ${text}`);
}

describe("what a page hides until its reader asks for it is text of the page", () => {
  test.each([
    [
      "a button and the region that it controls",
      '<button aria-expanded="false" aria-controls="a" id="q">Is it free?</button><div id="a" role="region" aria-labelledby="q" hidden><p>Yes.</p></div>',
    ],
    [
      "a button and what stands behind it",
      '<div><button aria-expanded="false"><span>Is it free?</span></button><div style="display: none"><p>Yes.</p></div></div>',
    ],
    [
      "an element in the role of a button",
      '<div role="button" aria-expanded="false" aria-controls="a"><a>Is it free?</a></div><div id="a" aria-hidden="true">Yes.</div>',
    ],
    [
      "a button whose panel only a style sheet hides",
      '<div><button aria-expanded="false" aria-controls="a">Is it free?</button></div><div id="a" class="collapse">Yes.</div>',
    ],
    [
      "a button in a heading",
      '<h2><button aria-expanded="false" aria-controls="a">Is it free?</button></h2><div id="a" hidden>Yes.</div>',
    ],
    [
      "a button that a script has yet to close",
      '<div><button aria-controls="a">Is it free?</button><div id="a">Yes.</div></div>',
    ],
    [
      "a button that tells of no panel, and what a style sheet hides behind it",
      '<div><button aria-expanded="false">Is it free?</button><div>Yes.</div></div>',
    ],
    [
      "a button in an item of questions that only its class tells",
      '<ul><li class="x-faq-item"><button class="btn"><span>Is it free?</span></button><div class="text">Yes.</div></li></ul>',
    ],
    [
      "what a class alone names the head of an item, with its mark",
      '<div class="faq-item"><div class="faq-header" onclick="t()"><span>Is it free?</span><span class="i">+</span></div><div class="faq-content">Yes.</div></div>',
    ],
    ["details with a mark of their own", "<details><summary>▶︎ Is it free?</summary><p>Yes.</p></details>"],
    ["details", "<details><summary><p>Is it free?</p></summary><p>Yes.</p></details>"],
    ["details in a list", "<ul><li><details><summary>Is it free?</summary>Yes.</details></li></ul>"],
  ])("%s are a heading and its text", (_, accordion) => {
    expect(sections(main(accordion))).toEqual(["Is it free?: Yes."]);
    // Without a main part, readability looks for it, and drops buttons and hidden text.
    const around = "<p>Our kettles boil water, hold one litre, and switch themselves off.</p>".repeat(5);
    const page = pageOf("html", `<html><body><div><h1>Kettles</h1>${around}${accordion}</div></body></html>`);
    expect(sections(page).at(-1)).toBe("Is it free?: Yes.");
  });

  test.each([
    ["by their ids", ' id="t1" aria-controls="p1"', ' id="t2" aria-controls="p2"'],
    ["by their order", "", ""],
  ])("tabs name their panels %s", (_, first, second) => {
    const tabs = `<ul role="tablist"><li role="tab"${first}>Hours</li><li role="tab"${second}>Getting here</li></ul>`;
    const panels =
      '<div><div role="tabpanel" id="p1">From 8 to 18.</div><div role="tabpanel" id="p2" hidden>Bus 4.</div></div>';
    expect(textOf(main(tabs + panels))).toBe("Hours\n\nFrom 8 to 18.\n\nGetting here\n\nBus 4.");
  });

  test.each([
    [
      "Bootstrap",
      '<ul class="nav nav-tabs"><li><a data-toggle="tab" href="#p1">Hours</a></li><li><a data-toggle="tab" href="#p2">Getting here</a></li></ul>',
      '<div class="tab-content"><div id="p1" class="tab-pane active">From 8 to 18.</div><div id="p2" class="tab-pane">Bus 4.</div></div>',
    ],
    [
      "Webflow",
      '<div class="w-tabs"><div class="w-tab-menu"><a data-w-tab="T1" class="w-inline-block w-tab-link"><div>Hours</div></a><a data-w-tab="T2" class="w-tab-link"><div>Getting here</div></a></div>',
      '<div class="w-tab-content"><div data-w-tab="T1" class="w-tab-pane">From 8 to 18.</div><div data-w-tab="T2" class="w-tab-pane">Bus 4.</div></div></div>',
    ],
  ])("tabs that only a script of %s knows name their panels", (_, tabs, panels) => {
    expect(textOf(main(tabs + panels))).toBe("Hours\n\nFrom 8 to 18.\n\nGetting here\n\nBus 4.");
  });

  test("a list of tabs that holds their panels is an accordion, named once", () => {
    const bar = '<div role="tablist"><div role="tab" aria-controls="p">Hours</div></div>';
    const list =
      '<div role="tablist"><div role="tab" aria-controls="p">Hours</div><div id="p" role="tabpanel">From 8.</div><div role="tab"><a>Parking</a></div><div role="tabpanel" style="display:none">Behind.</div></div>';
    expect(sections(main(`${bar}${list}`))).toEqual(["Hours: From 8.", "Parking: Behind."]);
  });

  test("a panel that begins with a heading needs no name", () => {
    const tabs = '<div role="tablist"><a role="tab" aria-controls="p">Reviews (2)</a></div>';
    const page = main(
      `${tabs}<div role="tabpanel" id="p" style="display:none"><h2>Two reviews</h2><p>Sturdy.</p></div>`,
    );
    expect(sections(page)).toEqual(["Two reviews: Sturdy."]);
  });

  test.each([
    ["a definition", "<dl><dt>Is it free?</dt><dd hidden>Yes.</dd></dl>"],
    ["an answer by its class", '<div>Is it free?</div><div class="faq-answer" style="display:none">Yes.</div>'],
    ["what is hidden until found", '<p>Is it free?</p><p hidden="until-found">Yes.</p>'],
  ])("%s is read", (_, content) => {
    expect(textOf(main(content))).toBe("Is it free?\n\nYes.");
  });

  test.each([
    ["one of several", "<div><details><summary>Care</summary>Wash cold.</details></div>".repeat(2), "Care: Wash cold."],
    ["one alone", "<details><summary>19 changes</summary>Wash cold.</details>", "Kettle: 19 changes\n\nWash cold."],
  ])("a summary that asks nothing heads its panel where it is %s", (_, details, expected) => {
    expect(sections(main(`<h2>Kettle</h2>${details}`)).at(-1)).toBe(expected);
  });

  test("an element that opens what it holds is no label of it", () => {
    const item =
      '<div aria-expanded="false" aria-controls="a"><p>Is it free?</p><div id="a" hidden><p>Yes.</p></div></div>';
    expect(textOf(main(item))).toBe("Is it free?\n\nYes.");
    const row =
      '<table><tr aria-expanded="false" aria-controls="r"><td>Small</td><td>£5</td></tr><tr id="r" hidden><td>Large</td><td>£9</td></tr></table>';
    expect(textOf(main(row))).toBe("Small | £5\nLarge | £9");
  });

  test("code in a region keeps its lines", () => {
    expect(textOf(main('<pre role="region">a\nb</pre>'))).toBe("    a\n    b");
  });

  test("behind a panel the section goes on", () => {
    const page = main(
      "<h2>Cancel</h2><p>Any day.</p><details><summary>On paper?</summary>Yes.</details><p>Then rest.</p>",
    );
    expect(sections(page)).toEqual(["Cancel: Any day.", "On paper?: Yes.", "Cancel: Then rest."]);
  });

  test("and where that is the title's, under no heading", () => {
    const page = main("<h1>Cancel</h1><details><summary>On paper?</summary>Yes.</details><p>Then rest.</p>");
    expect(sections(page)).toEqual(["On paper?: Yes.", ": Then rest."]);
  });

  test.each([
    [
      "a menu of links",
      '<button aria-expanded="false" aria-controls="m">Menu</button><ul id="m" hidden><li><a href="/a">Kettles</a></li></ul>',
    ],
    ["a popup", '<button aria-expanded="false" aria-haspopup="menu">Sort</button><div hidden>By date or by name</div>'],
    [
      "a dialog",
      '<button aria-expanded="false" aria-controls="d">Cart</button><div id="d" role="dialog" hidden>Your cart is empty.</div>',
    ],
    [
      "an icon that a font draws",
      '<button aria-expanded="false"></button><i class="accordion-icon" aria-hidden="true">expand_more</i>',
    ],
    ["a message", "<div hidden>Something went wrong.</div>"],
    ["an icon", '<button aria-expanded="false" aria-label="More"></button><span aria-hidden="true">+</span>'],
  ])("%s stays hidden", (_, content) => {
    expect(textOf(main(`<p>Text.</p>${content}`))).toBe("Text.");
  });

  const said = "Backups are copies that we keep of all your data.";

  test("what opens a panel within a sentence stays in it", () => {
    const sentence =
      '<p>All plans include backups (<a aria-expanded="false" aria-controls="x" href="#x">what is that?</a>), and more.</p>';
    const page = main(`<h2>Plans</h2>${sentence}<div id="x" hidden>${said}</div>`);
    expect(sections(page)).toEqual([`Plans: All plans include backups (what is that?), and more.\n\n${said}`]);
  });

  test.each([
    ["a cart", "Cart", "<div>Your cart is empty.</div>"],
    ["a search", "Search", "<div>Popular searches: kettles, pots</div>"],
    ["languages", "English", "<ul><li>Deutsch</li><li>Français</li></ul>"],
    ["a message", "Share", "<div>Link copied!</div>"],
    ["code", "Show code", "<div><pre>// This opens the menu of the page.</pre></div>"],
  ])("%s behind a button alone is no text", (_, label, panel) => {
    const button = `<button aria-expanded="false" aria-controls="w">${label}</button>`;
    const page = main(`${button}<div id="w" hidden>${panel}</div><p>Kettles boil water.</p>`);
    expect(sections(page)).toEqual([": Kettles boil water."]);
    expect(page.description).toBe("Kettles boil water.");
  });

  test("behind a button alone that asks nothing, a sentence is text under no heading of its own", () => {
    const more = `<button aria-expanded="false" aria-controls="m">Read more</button><div id="m" hidden>${said}</div>`;
    expect(sections(main(`<h2>Plans</h2><p>Three.</p>${more}`))).toEqual([`Plans: Three.\n\n${said}`]);
  });

  test("names of several panels head them, also the one that is open", () => {
    const item = (label: string, state: string) =>
      `<div><button aria-expanded="${state === ""}">${label}</button><div ${state}>${label} first.</div></div>`;
    const controlled = item("Care", "")
      .replace("<button", '<button aria-controls="c"')
      .replace("<div >", '<div id="c">');
    expect(sections(main(controlled + item("Size", "hidden")))).toEqual(["Care: Care first.", "Size: Size first."]);
  });

  test("what opens them may stand before them all", () => {
    const button = (id: string, label: string) =>
      `<button aria-expanded="false" aria-controls="${id}">${label}</button>`;
    const panel = (id: string, text: string) => `<div id="${id}" hidden>${text}</div>`;
    const bar = `<div>${button("a", "Is it free?")}${button("b", "Is it heavy?")}</div>`;
    const answers = panel("a", "Yes.") + panel("b", "No.");
    for (const layout of [bar + answers, answers + bar, bar + panel("b", "No.") + panel("a", "Yes.")]) {
      expect(sections(main(layout)).sort()).toEqual(["Is it free?: Yes.", "Is it heavy?: No."]);
    }
  });

  test("what is seen already is not headed, nor what holds its button", () => {
    const button = (expanded: boolean) => `<button aria-expanded="${expanded}" aria-controls="c">Full width?</button>`;
    for (const expanded of [true, false]) {
      expect(sections(main(`<div id="c">${button(expanded)}<p>Text.</p></div>`))).toEqual([": Text."]);
    }
    expect(sections(main(`${button(true)}<div id="c">Text.</div>`))).toEqual([": Text."]);
  });

  test("what the header of the page opens is no text", () => {
    const header = '<header><button aria-expanded="false" aria-controls="h">Help?</button></header>';
    const page = `<html><body>${header}<main><p>Text.</p><div id="h" hidden>${said}</div></main></body></html>`;
    expect(textOf(pageOf("html", page))).toBe("Text.");
  });

  test("the first element of an id is meant, and several ids are several panels", () => {
    const button = '<button aria-expanded="false" aria-controls="a b">Is it free?</button>';
    const panels = '<div id="a" hidden>Yes.</div><div id="b" hidden>For a year.</div><div id="b" hidden>Never.</div>';
    expect(textOf(main(button + panels))).toBe("Yes.\n\nFor a year.");
  });

  test.each([
    ["a list", '<ul id="p" hidden><li>Yes.</li></ul>', "- Yes."],
    ["code", '<pre id="p" hidden>yes</pre>', "    yes"],
    ["a table", '<table id="p" hidden><tr><td>Yes</td><td>£0</td></tr></table>', "Yes | £0"],
    ["a group", '<div id="p" role="group" hidden>Yes.</div>', "Yes."],
  ])("behind a panel that is %s the section goes on", (_, panel, text) => {
    const button = '<button aria-expanded="false" aria-controls="p">Is it free?</button>';
    const page = main(`<h2>Plans</h2><p>Three.</p>${button}${panel}<p>Then rest.</p>`);
    expect(sections(page)).toEqual(["Plans: Three.", `Is it free?: ${text}`, "Plans: Then rest."]);
  });

  test("tabs without a letter name nothing", () => {
    const dots =
      '<div role="tablist"><button role="tab" aria-controls="s1">1</button><button role="tab" aria-controls="s2">2</button></div>';
    const slides = '<div role="tabpanel" id="s1">Fast.</div><div role="tabpanel" id="s2" hidden>Quiet.</div>';
    expect(textOf(main(dots + slides))).toBe("Fast.\n\nQuiet.");
  });

  test.each([
    ["by its id", '<div aria-expanded="false" aria-controls="n"><p>Refunds?</p></div>', 'id="n" hidden'],
    ["from before it", '<div class="w-dropdown-toggle">Refunds?</div>', 'class="w-dropdown-list"'],
  ])("a nav of sentences that something opens %s is a panel", (_, toggle, attributes) => {
    const panel = `${toggle}<nav ${attributes}><div>Yes, for 14 days. <a href="/r">More</a></div></nav>`;
    expect(textOf(main(`${panel}<p>Text.</p>`))).toContain("Yes, for 14 days. More\n\nText.");
  });

  const links = '<a href="/">Home</a> <a href="/p">Pricing</a> <a href="/c">Contact</a>';
  test.each([
    ["links", `<nav>${links}</nav>`],
    ["names", "<nav><span>Kettles</span> <span>Pots</span></nav>"],
    ["links and a script", `<nav>${links}<script>// Opens the menu. It closes on escape.</script></nav>`],
    ["links and buttons", `<nav>${links}<button>Close this menu. Or press escape to close it.</button></nav>`],
    [
      "links and a script, behind what opens it",
      `<div class="dropdown-toggle"></div><nav>${links}<style>/* Opens the menu. It closes on escape, too. */</style></nav>`,
    ],
    ["sentences that nothing opens", "<nav>Choose what to read. <span>It is all here.</span></nav>"],
  ])("a nav of %s is none", (_, nav) => {
    expect(textOf(main(`<p>Text.</p>${nav}`))).toBe("Text.");
  });
});

describe("what a style sheet lays out apart is not glued", () => {
  test.each([
    ["amounts and what they count", "<div><span>40</span><span>countries</span></div>", "40 countries"],
    ["an amount and its unit of time", "<div><span>$</span><span>6</span><span>per month</span></div>", "$6 per month"],
    ["prices", "<div><s>£95.00 GBP</s><span>£79.00 GBP</span></div>", "£95.00 GBP £79.00 GBP"],
    ["days and hours", "<p><span>Monday</span><time>9:00</time>–<time>17:00</time></p>", "Monday 9:00–17:00"],
    ["names and roles", "<p><strong>Ida Holm</strong><span>CFO</span></p>", "Ida Holm CFO"],
    ["links", '<p><a href="/a">Start free</a><a href="/b">book a demo</a></p>', "Start free book a demo"],
    ["a badge", '<p>Props<span class="VPBadge tip">beta</span>are typed.</p>', "Props beta are typed."],
    ["links in lower case", '<div><a href="/r">red</a><a href="/b">blue</a></div>', "red blue"],
    ["badges", '<div><span class="tag">wifi</span><span class="tag">pool</span></div>', "wifi pool"],
    ["columns in bold type", "<div><b>Price</b><b>Delivery</b></div>", "Price Delivery"],
    ["words around a picture", "<p>Choose<img src=i>Save<svg></svg>.</p>", "Choose Save."],
    [
      "values",
      '<table><tr><td>Tags</td><td><span class="v">HR</span><span class="v">New</span></td></tr></table>',
      "Tags | HR New",
    ],
  ])("%s", (_, content, expected) => {
    expect(textOf(main(content))).toBe(expected);
  });

  test.each([
    ["a word that is bold in part", "<p><span>wi</span><b>thin</b> 30 days</p>", "within 30 days"],
    ["a name that is bold and slanted in part", "<p><b>Pay</b><i>Pal</i></p>", "PayPal"],
    ["a word that is linked in parts", '<div><a href="/a">over</a><a href="/a">flow</a></div>', "overflow"],
    ["code that is coloured in parts", "<p><code><span><span>foo</span><span>Bar</span></span></code></p>", "fooBar"],
    ["a word whose letters are drawn each", "<div><span>H</span><span>e</span><span>y</span></div>", "Hey"],
    ["a counter", "<div><span>1</span><span>2</span><span>0</span></div>", "120"],
    ["an amount and its currency", "<div><span>£</span><bdi>449.00</bdi></div>", "£449.00"],
    ["a formula", "<div><span>CO</span><sub>2</sub></div>", "CO2"],
    ["keys", "<p><kbd>Ctrl</kbd><span>+</span><kbd>C</kbd></p>", "Ctrl+C"],
    [
      "code that is linked in part",
      '<p><code>x.</code><a href="#a"><code>add</code></a><code>(y)</code></p>',
      "x.add(y)",
    ],
    ["a sentence without blanks", "<div><span>你好</span><span>世界</span></div>", "你好世界"],
  ])("%s stays whole", (_, content, expected) => {
    expect(textOf(main(content))).toBe(expected);
  });
});

describe("a bold label that runs into its sentence is parted from it", () => {
  test.each([
    ["in a line", "<p><b>Guests</b> Only members may bring them.</p>", "Guests: Only members may bring them."],
    ["before a thing", "<p><b>Guests</b> On the list they stand.</p>", "Guests: On the list they stand."],
    ["but not from its second word", "<p><b>Sign</b> In to go on.</p>", "Sign In to go on."],
    ["above the line", "<p><strong>Guests</strong>\nMembers may bring them.</p>", "Guests: Members may bring them."],
    ["in an item", "<ul><li><b>Guests</b><br>Members bring them.</li></ul>", "- Guests: Members bring them."],
    ["but not from more of a name", "<p><b>Larkhill</b> Only Club is here.</p>", "Larkhill Only Club is here."],
    ["nor from what it begins", "<p><b>Guests</b> may be brought.</p>", "Guests may be brought."],
    ["nor where it is no first", "<p>All <b>guests</b> The door.</p>", "All guests The door."],
    ["nor where it has a mark", "<p><b>Guests?</b> You may bring them.</p>", "Guests? You may bring them."],
    ["nor a name above an address", "<p><b>Larkhill</b><br>Mill Road 5</p>", "Larkhill\nMill Road 5"],
  ])("%s", (_, content, expected) => {
    expect(textOf(main(content))).toBe(expected);
  });
});

describe("what an author has struck out", () => {
  test.each([
    ["is no text of the page", "<p>Open until <s>27 January</s> 3 February.</p>", "Open until 3 February."],
    ["nor a heading's", "<h2><del>Sold out</del> Places</h2><p>Ten are left.</p>", "Ten are left."],
    ["but a price that another replaces", "<p>Now <del>$90</del> <ins>$75</ins></p>", "Now $90 $75"],
  ])("%s", (_, content, expected) => {
    expect(textOf(main(content))).toBe(expected);
  });
});

describe("text for who cannot see the page", () => {
  test("tells what the amount beside it is", () => {
    const price =
      '<div><span class="visually-hidden">Regular price</span><span><s>£95.00 GBP</s></span><span class="visually-hidden">Sale price</span><span>£79.00 GBP</span></div>';
    expect(textOf(main(price))).toBe("Regular price £95.00 GBP Sale price £79.00 GBP");
  });

  test("tells it in a list, however its lines are indented", () => {
    const indented = (price: string) =>
      `<span class="price">\n            <span>${price}</span>\n            </span>\n`;
    const prices = `<ul><li><span class="visually-hidden">Sale price</span>${indented("£79.00 GBP")}</li></ul>`;
    expect(textOf(main(prices))).toBe("- Sale price £79.00 GBP");
  });

  test("stands for an amount that only the others see", () => {
    const price =
      '<p><del aria-hidden="true"><bdi>£499.00</bdi></del> <span class="screen-reader-text">Before: £499.00.</span><ins aria-hidden="true">£449.00</ins><span class="screen-reader-text">Now: £449.00.</span></p>';
    expect(textOf(main(price))).toBe("Before: £499.00. Now: £449.00.");
  });

  test("and is furniture elsewhere", () => {
    const words =
      '<a href="#x" class="sr-only">Skip to content</a><p>Text <a href="/a">more<span class="sr-only">opens anew</span></a></p>';
    expect(textOf(main(words))).toBe("Text more");
  });
});

describe("tables", () => {
  test.each([
    [
      "what spans rows is said in each of them",
      "<table><tr><td rowspan=2>Germany</td><td>5 kg</td><td>4,90 €</td></tr><tr><td>30 kg</td><td>9,90 €</td></tr><tr><td>Austria</td><td>5 kg</td><td>9 €</td></tr></table>",
      "Germany | 5 kg | 4,90 €\nGermany | 30 kg | 9,90 €\nAustria | 5 kg | 9 €",
    ],
    [
      "what spans columns leaves their places empty",
      "<table><tr><th rowspan=2>Model</th><th colspan=2>Size</th><th>Price</th></tr><tr><th>Width</th><th>Depth</th><th>£</th></tr><tr><td colspan=4>All of steel</td></tr></table>",
      "Model | Size |  | Price\nModel | Width | Depth | £\nAll of steel",
    ],
    [
      "what spans is told as React writes it, in small letters and capitals",
      "<table><tr><th rowSpan=2>Model</th><th colSpan=2>Size</th></tr><tr><th>Width</th><th>Depth</th></tr><tr><td>K1</td><td>20</td><td>30</td></tr></table>",
      "Model | Size\nModel | Width | Depth\nK1 | 20 | 30",
    ],
    [
      "lists in cells keep their rows, where the table has headers",
      "<table><tr><th>Years</th><th>Days</th></tr><tr><td>3</td><td><ul><li>28</li><li>30 in part</li></ul></td></tr></table>",
      "Years | Days\n3 | 28; 30 in part",
    ],
    [
      "a table of elements with roles is one",
      '<div role="table"><div role="rowgroup"><div role="row"><div role="columnheader">Event</div><div role="columnheader">When</div></div></div><div role="row"><div role="cell"><p>paid</p></div><div role="cell"><p>at once</p></div></div></div>',
      "Event | When\npaid | at once",
    ],
    [
      "cells of a row may stand in elements that lay them out",
      '<div role="table"><div role="row"><div class="wrap"><div role="cell">paid</div></div><div role="cell">at once</div></div></div>',
      "paid | at once",
    ],
    [
      "a sign alone in a cell is read as its author names it for who does not see it",
      '<table><tr><th>Feature</th><th>Basic</th><th>Pro</th></tr><tr><td>Backups</td><td><img src="x.svg" alt="No"></td><td><svg role="img" aria-label="Included"></svg></td></tr><tr><td>Help</td><td><i class="icon"></i></td><td>by phone <img src="y.svg" alt="Yes"></td></tr><tr><td>Logs</td><td><svg><title>No</title></svg></td><td><i class="icon"></i><span class="sr-only">Yes</span></td></tr></table>',
      "Feature | Basic | Pro\nBackups | No | Included\nHelp |  | by phone\nLogs | No | Yes",
    ],
    [
      "text beside the cells of one by its roles is kept, and its cells are paragraphs",
      '<div role="table"><p>Prices exclude VAT.</p><div role="row"><div role="cell">paid</div><div role="cell">at once</div></div></div>',
      "Prices exclude VAT.\n\npaid\n\nat once",
    ],
    [
      "hidden rows and cells are not told",
      '<table><tr><td>a</td><td style="display: none">b</td><td>c</td></tr><tr hidden><td>d</td><td>e</td></tr><tbody style="display:none"><tr><td>f</td><td>g</td></tr></tbody></table>',
      "a | c",
    ],
  ])("%s", (_, table, expected) => {
    expect(textOf(main(table))).toBe(expected);
  });
});

describe("labels of a table whose values have lists", () => {
  const rows = (...cells: [string, string][]) => cells.map(([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`).join("");
  const list = "<ul><li>eggs</li><li>tea</li></ul>";

  test.each([
    ["lead to them", rows(["Meal", list], ["Hours", "7 to 9"], ["Room", "by the old mill"])],
    ["may be paragraphs", rows(["<p>Meal –</p>", list], ["Hours :", "7 to 9"], ["Room", "by the old mill"])],
  ])("%s", (_, table) => {
    expect(textOf(main(`<table>${table}</table>`))).toBe(
      "Meal:\n\n- eggs\n- tea\n\nHours: 7 to 9\n\nRoom: by the old mill",
    );
  });

  test("stand below the caption, and keep a colon that they have", () => {
    const table = rows(["食事：", list], ["時間", "7–9"], ["部屋:", "101"]);
    expect(textOf(main(`<table><caption>Summer (June to August)</caption>${table}</table>`))).toBe(
      "Summer (June to August)\n\n食事：\n\n- eggs\n- tea\n\n時間: 7–9\n\n部屋: 101",
    );
  });

  test("are kept where the value shows no text", () => {
    const table = rows(["Meal", list], ["Hours", "<span hidden>7 to 9</span>"], ["Room", "12"]);
    expect(textOf(main(`<table>${table}</table>`))).toBe("Meal:\n\n- eggs\n- tea\n\nHours\n\nRoom: 12");
  });

  test.each([
    ["signs for values", rows(["Meal", list], ["Wifi", "<img src=y.svg>"], ["Parking", "<img src=y.svg>"])],
    ["two things", rows(["Basic", "Pro"], [list, list], ["10 euros", "20 euros"])],
    ["rows without names", rows(["Plan", "from 5 euros"], [list, list], ["Room", "12"])],
    ["amounts of two things", rows(["Meals", list], ["10 euros", "20 euros"], ["Rooms", "12"])],
    ["one word beside another", rows(["Pros", "Cons"], ["Cheap", "slow"], ["Small", list])],
    ["no more words", rows(["Pros of the mill", "Cons of the mill"], ["Cheap", "it is slow"], ["Small", list])],
    ["two words beside one", rows(["Name", "What follows"], ["Meal", list], ["Room", "12"])],
    ["numbers of lines", rows(["1", list], ["2", "7 to 9"], ["3", "12"])],
    ["long labels", rows([`Meals ${"and more meals ".repeat(3)}`, list], ["Hours", "7 to 9"], ["Room", "12"])],
    ["a label twice", rows(["Meal", list], ["Hours", "7 to 9"], ["Meal", "8 eggs"])],
    ["sentences", rows(["We cook.", list], ["Hours", "7 to 9"], ["Room", "12"])],
    ["labels of two lines", rows(["<p>Meal</p><p>Hall</p>", list], ["Hours", "7 to 9"], ["Room", "12"])],
    ["few rows", rows(["Meal", list], ["Hours", "7 to 9"])],
    ["headings", rows(["<h3>Meal</h3>", list], ["<h3>Hours</h3>", "7 to 9"], ["<h3>Room</h3>", "12"])],
    ["headed values", rows(["Meal", list], ["Hours", "<h3>Open</h3>7 to 9"], ["Room", "12"])],
    ["panels", rows(["Meal", list], ["Hours", "<details><summary>When?</summary>7 to 9</details>"], ["Room", "12"])],
    ["code", rows(["Meal", list], ["npm", "<pre>add the 1st</pre>"], ["Room", "12"])],
  ])("are none among %s", (_, table) => {
    expect(textOf(main(`<table>${table}</table>`))).not.toContain(":");
  });

  test("are none among headings, which keep their places", () => {
    const cells = rows(["Meal", list], ["Left", "<h2>Shop</h2>We sell 9 eggs."], ["Room", "12"]);
    const page = pageOf("markdown", `## Shop\n\nSee.\n\n<table>${cells}</table>\n\n## Shop\n\nEnd.`);
    expect(page.passages.map(({ heading, anchor }) => [heading, anchor])).toEqual([
      ["Shop", "shop"],
      ["Shop", "shop-1"],
      ["Shop", "shop-2"],
    ]);
  });

  test("are none among elements that roles make a table, with text beside them", () => {
    const row = (a: string, b: string) => `<div role=row><div role=cell>${a}</div><div role=cell>${b}</div></div>`;
    const table = `<p>No VAT.</p>${row("Meal", list)}${row("Hours", "7 to 9")}${row("Room", "12")}`;
    expect(textOf(main(`<div role=table>${table}</div>`))).toBe(
      "No VAT.\n\nMeal\n\n- eggs\n- tea\n\nHours\n\n7 to 9\n\nRoom\n\n12",
    );
  });
});

describe("line numbers", () => {
  test("beside code in a table are no text", () => {
    const code =
      '<table><tr><td class="linenos"><div><pre><span>1</span>\n<span>2</span></pre></div></td><td class="code"><pre>let a\nlet b</pre></td></tr></table>';
    expect(textOf(main(code))).toBe("    let a\n    let b");
  });

  test("are asked for by code that is text", () => {
    expect(textOf(main('<pre class="line-numbers"><code class="line-numbers">let a</code></pre>'))).toBe("    let a");
  });
});

describe("links within the page", () => {
  const sectionsBelow = '<h2 id="a">1. How it boils</h2><p>Fast.</p><h2 id="b">Cleaning</h2><p>Weekly.</p>';

  test("a list of them that repeats the headings is no text", () => {
    const list = '<ul><li><a href="#a">How it boils</a><ul><li><a href="#b">Cleaning</a></li></ul></li></ul>';
    expect(textOf(main(list + sectionsBelow))).toBe("Fast.\n\nWeekly.");
    const markdown =
      "- [How it boils](#a)\n- [Cleaning](#cleaning)\n\n## How it boils\n\nFast.\n\n## Cleaning\n\nWeekly.";
    expect(textOf(pageOf("markdown", markdown))).toBe("Fast.\n\nWeekly.");
  });

  test.each([
    [
      "that says more",
      '<ul><li><a href="#a">How it boils</a>: in a minute</li><li><a href="#b">Cleaning</a></li></ul>',
      "- How it boils: in a minute\n- Cleaning",
    ],
    [
      "with a sentence in it",
      '<ul><li><a href="#a">How it boils</a></li><li><a href="#d">We deliver within three days, in all of Europe.</a></li></ul>',
      "- How it boils\n- We deliver within three days, in all of Europe.",
    ],
    [
      "that a sentence leads to",
      '<p>We speak about topics that matter to you:</p><ul><li><a href="#a">How it boils</a></li><li><a href="#b">Cleaning</a></li></ul>',
      "We speak about topics that matter to you:\n\n- How it boils\n- Cleaning",
    ],
    [
      "of what no heading says",
      '<ul><li><a href="#ida">Ida Holm</a></li><li><a href="#bo">Bo Lind</a></li></ul>',
      "- Ida Holm\n- Bo Lind",
    ],
    [
      "to other pages",
      '<ul><li><a href="/a">How it boils</a></li><li><a href="/b">Cleaning</a></li></ul>',
      "- How it boils\n- Cleaning",
    ],
  ])("a list %s is text", (_, list, expected) => {
    expect(textOf(main(list + sectionsBelow))).toBe(`${expected}\n\nFast.\n\nWeekly.`);
  });

  test("marks of headings and of notes are no words", () => {
    const page = main(
      '<h2 id="a">Boiling <a href="#a">#</a></h2><p>Fast.<sup id="r1"><a href="#n1">[1]</a></sup> Sure<sup><a href="#n2">2</a></sup>.</p><ol><li id="n1">Or slow. <a href="#r1">↩︎</a></li></ol>',
    );
    expect(sections(page)).toEqual(["Boiling: Fast. Sure.\n\n1. Or slow."]);
  });

  test.each([
    ["the mark of a note behind an amount is no digit of it", "Only €20<sup>1</sup> a month.", "Only €20 a month."],
    ["nor behind its sign", "9,5 %<sup>2</sup> or 20 €<sup>3</sup> a year.", "9,5 % or 20 € a year."],
    ["cents above the line are cents", "<b>$25</b><sup>99</sup>, 25<sup>99</sup> €", "$25.99, 25,99 €"],
    ["with their sign too", "<span>$</span><span>1,250</span><sup>.99</sup>", "$1,250.99"],
    ["a power is no more of its base", "10<sup>6</sup> of 2<sup>-10</sup>", "10^6 of 2^-10"],
    ["ordinals and units are words", "the 1<sup>st</sup> of 10 km<sup>2</sup>", "the 1st of 10 km2"],
  ])("%s", (_, html, expected) => {
    expect(textOf(main(`<p>${html}</p>`))).toBe(expected);
  });

  test("a power is no note, and a link of words none of a mark", () => {
    expect(textOf(main('<p>10 m<sup>2</sup>, <a href="#b">see below</a>, C<a href="/c">++</a></p>'))).toBe(
      "10 m2, see below, C++",
    );
  });
});

describe("what help centres and shops put around a text", () => {
  test.each([
    ["with buttons beside it", "<div><p>Was this helpful?</p><div><button>Yes</button><button>No</button></div></div>"],
    [
      "in the same element",
      '<div role="group"><span>Did this answer you?</span> <a role="button">👍</a><a role="button">👎</a></div>',
    ],
  ])("a question that buttons answer is no text: %s", (_, feedback) => {
    expect(textOf(main(`<p>Text.</p>${feedback}`))).toBe("Text.");
  });

  test.each([
    "War das hilfreich?",
    "Hat das Ihre Frage beantwortet?",
    "¿Te resultó útil?",
    "Cet article vous a-t-il aidé ?",
    "Isso foi útil?",
    "Ti è stato utile?",
    "Was dit nuttig?",
  ])("nor is it in another language: %s", (question) => {
    const feedback = `<div><p>${question}</p><button>+</button><button>-</button></div>`;
    expect(textOf(main(`<p>Text.</p>${feedback}`))).toBe("Text.");
  });

  test("a question that is all of a page is its text", () => {
    const asked = "<p>Was it useful?</p><button>Yes</button><button>No</button>";
    for (const page of [asked, `<div><div>${asked}</div></div>`]) {
      expect(textOf(pageOf("html", `<html><body>${page}</body></html>`))).toBe("Was it useful?");
    }
  });

  test.each([
    [
      "a question of what the page tells",
      "<div><p>Which size fits you?</p><button>Small</button><button>Large</button></div>",
      "Which size fits you?",
    ],
    [
      "a question whether a thing is useful",
      "<div><p>Is a second battery useful?</p><button>Yes</button><button>No</button></div>",
      "Is a second battery useful?",
    ],
    [
      "a question of currencies",
      "<div><p>In che valuta paghi?</p><button>EUR</button><button>USD</button></div>",
      "In che valuta paghi?",
    ],
    [
      "an offer of help",
      "<div><p>Can we help you?</p><button>Call</button><button>Write</button></div>",
      "Can we help you?",
    ],
    [
      "a question with a text",
      "<div><p>Need help?</p><p>Call us.</p><button>Call</button><button>Mail</button></div>",
      "Need help?\n\nCall us.",
    ],
    [
      "a question that a button opens the answer to",
      "<div><p>Is it free?</p><button>+</button></div><p>Yes.</p>",
      "Is it free?\n\nYes.",
    ],
    ["a name with buttons", "<div><p>Plans</p><button>Monthly</button><button>Yearly</button></div>", "Plans"],
  ])("%s is", (_, content, expected) => {
    expect(textOf(main(`<p>Text.</p>${content}`))).toBe(`Text.\n\n${expected}`);
  });

  test("a heading that asks is one, with whatever buttons", () => {
    const asked = "<div><h2>Is it free?</h2><button>Back</button><button>On</button></div><p>Yes.</p>";
    expect(sections(main(asked))).toEqual(["Is it free?: Yes."]);
  });

  test.each([
    ["what is only printed", '<div id="docs-print" class="onlyprint"><h1>Kettles</h1><h2>Contents</h2></div>'],
    [
      "when it was last changed",
      '<div class="meta-item last-updated"><span>Last updated:</span> <time>3 May</time></div>',
    ],
    ["who has the rights", "<footer><p>By the makers of kettles</p><p>© Copyright 2024.</p></footer>"],
    ["votes", '<div class="article-votes"><span>Helpful?</span><small>12 of 30 say so</small></div>'],
    [
      "links to related pages",
      '<section class="related-articles"><h2>Related</h2><ul><li><a href="/a">Pots</a></li></ul></section>',
    ],
    ["messages of a form", '<div class="success-message w-form-done"><div>Thank you!</div></div>'],
    [
      "a form for comments",
      '<div id="respond" class="comment-respond"><h3>Leave a Reply</h3><p>Required fields are marked *</p></div>',
    ],
    ["links past what is read aloud", '<a href="#end" class="assistive">Skip to end of metadata</a>'],
  ])("%s are no text", (_, furniture) => {
    expect(sections(main(`<p>Text.</p>${furniture}`))).toEqual([": Text."]);
  });
});

test("lists of one item each, as some editors write them, are one list", () => {
  const lists =
    "<ul><li>a</li></ul><ul><li>b</li></ul><p>c</p><ol><li>d</li></ol><ol start=2><li>e</li></ol><ol><li>f</li></ol>";
  expect(textOf(main(lists))).toBe("- a\n- b\n\nc\n\n1. d\n2. e\n\n1. f");
});

test("the description is the first text that is a sentence: dates, badges and names stand above it", () => {
  const above = "<p>Sale!</p><p>February 1, 2024</p><p>by Jo</p>";
  expect(main(`${above}<p>Coffee keeps best in a tin.</p>`).description).toBe("Coffee keeps best in a tin.");
  expect(main("<p>Coffee in a tin</p><p>Six weeks</p>").description).toBe("Coffee in a tin");
});

test("the name of a language above code is no text", () => {
  const code =
    '<div class="language-sh active"><button>Copy</button><span class="lang">sh</span><pre><code>npm i</code></pre></div>';
  expect(textOf(main(`${code}<p><span>sh</span></p>`))).toBe("    npm i\n\nsh");
});

test("an e-mail address that Cloudflare hides from robots is read as visitors see it", () => {
  const hidden = (bytes: string) =>
    `<p>Write to <a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${bytes}">[email&#160;protected]</a> now.</p>`;
  expect(textOf(main(hidden("5e363b3232311e3f3d333b703b263f332e323b")))).toBe("Write to hello@acme.example now.");
  expect(textOf(main(hidden("5e36zz")))).toBe("Write to [email protected] now.");
});

test("an e-mail address that Joomla's script puts together is read as visitors see it", () => {
  const cloaked = (pieces: string) =>
    `<p>Write to <span id="cloak41">This address is protected.</span><script>\n document.getElementById('cloak41').innerHTML = '';\n var prefix = 'ma' + 'ilto';\n var addy41 = ${pieces};\n addy41 = addy41 + 'acme' + '&#46;' + 'example';\n</script> now.</p>`;
  expect(textOf(main(cloaked("'h&#101;llo' + '&#64;'")))).toBe("Write to hello@acme.example now.");
  expect(textOf(main(cloaked("'hello'")))).toBe("Write to This address is protected. now.");
});

test("a phrase in bold ends where the text behind it begins, a word may go on", () => {
  expect(textOf(main("<p><strong>Any other day?</strong>Write to us. <b>Our two shops</b>They open at 9.</p>"))).toBe(
    "Any other day? Write to us. Our two shops They open at 9.",
  );
  expect(textOf(main("<p><b>Java</b>Script reads an <b>access key</b>s list.</p>"))).toBe(
    "JavaScript reads an access keys list.",
  );
});

test("icons that a font draws are no text, nor is what joins nothing", () => {
  const icons =
    '<p><span class="icon">\uf3c5</span></p><p><i class="material-icons">place</i> Mill Lane 4</p><p>\u200d</p>';
  expect(textOf(main(icons))).toBe("Mill Lane 4");
  expect(textOf(main("<p>For the 👩\u200d🔧 in you: क्\u200dष.</p>"))).toBe("For the 👩\u200d🔧 in you: क्\u200dष.");
});

test("a formula is read as its author typed it", () => {
  const math =
    '<math><semantics><mi>E</mi><annotation encoding="application/x-tex">E=mc^2</annotation></semantics></math>';
  const drawn = '<span class="katex-html" aria-hidden="true">E=mc2</span>';
  expect(textOf(main(`<p>Energy is <span>${math}</span>${drawn}, <math alttext="a+b"><mi>a</mi></math>.</p>`))).toBe(
    "Energy is E=mc^2, a+b.",
  );
});

describe("Links that are laid out as buttons", () => {
  const buttons =
    '<a class="button" href="/a"><span>Hire a boat</span></a> <a class="btn btn-big" href="/b">First lesson</a>';

  test("in a row are a list of them, and no sentence", () => {
    expect(textOf(pageOf("html", `<p>Choose:</p><div>${buttons}</div><p>Or ask us.</p>`))).toBe(
      "Choose:\n\n- Hire a boat\n- First lesson\n\nOr ask us.",
    );
  });

  test.each(["hidden", "aria-hidden=true"])("are not shown where they are %s", (attribute) => {
    const unseen = `<a class="btn" href="/c" ${attribute}>Old boats</a>`;
    expect(textOf(pageOf("html", `<div>${buttons}${unseen}</div>`))).toBe("- Hire a boat\n- First lesson");
  });

  test.each([
    ["among words", `<p>Choose ${buttons} now.</p>`, "Choose Hire a boat First lesson now."],
    ["alone", '<p><a class="button" href="/a">Hire a boat</a></p>', "Hire a boat"],
    [
      "in a cell",
      `<table><tr><td>Boats</td><td><p>${buttons}</p></td></tr></table>`,
      "Boats | Hire a boat First lesson",
    ],
    [
      "as cards, with a heading each",
      '<div><a class="btn" href="/a"><h3>Boats</h3><p>Ask us.</p></a><a class="btn" href="/b"><p>Oars.</p></a></div>',
      "Ask us.\n\nOars.",
    ],
    ["around a number", `<div>${buttons.replace("</a> <", "</a> 4 / 5 <")}</div>`, "Hire a boat 4 / 5 First lesson"],
  ])("are text %s", (_, html, text) => {
    expect(textOf(pageOf("html", html))).toBe(text);
  });
});

test("cells that stand in no row are one, as browsers repair a table", () => {
  const row = (name: string, price: string) => `<td>${name}</td>\n<td>${price}</td>`;
  const table = `<table><tbody><tr>${row("Oars", "$2")}</tr>${row("Boats", "$9")}</tr><tr>${row("Sails", "$5")}<tr>${row("Lines", "$1")}</tbody></table>`;
  const text = "Oars | $2\nBoats | $9\nSails | $5\nLines | $1";
  expect(textOf(pageOf("html", table))).toBe(text);
  expect(textOf(pageOf("markdown", table))).toBe(text);
  const several = `<table><tr>${row("Oars", "$2")}</tr>${row("Boats", "$9")}</tr>${row("Sails", "$5")}</tr></table>`;
  expect(textOf(pageOf("html", several))).toBe("Oars | $2\nBoats | $9\nSails | $5");
});
