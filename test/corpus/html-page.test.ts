import { describe, expect, test } from "bun:test";
import { pageOf, textOf } from "./fixture.ts";

const PARAGRAPH = "The kettle heats water, holds one litre, and switches itself off when the water boils. "
  .repeat(4)
  .trim();

function html(body: string, head = ""): string {
  return `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
}

describe("tags that HTML lets authors leave out, as minifiers do", () => {
  const written = `<nav><a href=/x>Home</a></nav><h1>Kettles</h1><p>${PARAGRAPH}<footer>Legal</footer>`;

  test.each([
    ["html, head and body", `<!doctype html><title>Our kettles</title><meta name=description content=Hot>${written}`],
    [
      "head and body",
      `<html lang=en><meta charset=utf-8><title>Our kettles</title><link rel=icon href=i><script>a()</script><!-- x --><meta name=description content=Hot>${written}`,
    ],
    [
      "body, with a picture for who has no scripts",
      `<html><head><noscript><img src=p></noscript><template><p>t</p></template><title>Our kettles</title><meta name=description content=Hot></head>${written}`,
    ],
    ["body", `<html><head><title>Our kettles</title><meta name=description content=Hot></head>${written}</html>`],
    [
      "body, and the end of the head",
      `<html><head><title>Our kettles</title><meta name=description content=Hot>${written}`,
    ],
  ])("%s: what belongs to the head is no text, and the frame goes", (_, text) => {
    const page = pageOf("html", text);
    expect(textOf(page)).toBe(PARAGRAPH);
    expect([page.title, page.description]).toEqual(["Our kettles", "Hot"]);
  });

  test.each(["<!-- no <body> here -->", "<script>write('<body>')</script>"])("%s names no body", (before) => {
    expect(textOf(pageOf("html", `${before}<p>First paragraph.<p>Second paragraph.`))).toBe(
      "First paragraph.\n\nSecond paragraph.",
    );
  });

  test("a fragment that begins with words is all text", () => {
    expect(textOf(pageOf("html", "Plain words, <b>bold</b> ones.<p>A paragraph."))).toBe(
      "Plain words, bold ones.\n\nA paragraph.",
    );
  });
});

describe("stray tags of a page's frame hide no text, as in browsers", () => {
  test.each([
    ["text behind the end of the body", "<html><body><p>One.</p></body><p>Two.</p></html>"],
    ["text behind the end of the page", "<html><body><p>One.</p></body></html><p>Two.</p>"],
    ["an end in the midst of an element", "<html><body><div><p>One.</p></body><p>Two.</p></div></html>"],
    ["a body that begins late", "<title>x</title><p>One.<body><p>Two."],
    ["a second body", '<html><body class="a"><p>One.</p><body class="b"><p>Two.</p></html>'],
    ["a head in the text", "<html><body><p>One.</p><head><p>Two.</p></head></body></html>"],
    ["text in the head", "<html><head><title>x</title><p>One.</p></head><body><p>Two.</p></body></html>"],
    ["a page in the page", "<html><body><p>One.</p><html><head></head><body><p>Two.</p></body></html></html>"],
  ])("%s", (_, html) => {
    expect(textOf(pageOf("html", html))).toBe("One.\n\nTwo.");
  });

  test("and what only looks like them is none", () => {
    const head =
      "<head><script>write('</head><body>')</script><title>T</title><meta name=description content='</body>'>";
    const page = pageOf("html", `<html lang=de>${head}</head><body><!-- </body> --><p>One.<p>Two.</body></html>`);
    expect([textOf(page), page.title, page.description, page.locale]).toEqual(["One.\n\nTwo.", "T", "</body>", "de"]);
  });

  test("a title in the text and marks between the scripts of a head are no text either", () => {
    const page = pageOf(
      "html",
      "<html><head><script></script>;<title>T</title></head><body><p>One.</p><title>x</title>",
    );
    expect([textOf(page), page.title]).toEqual(["One.", "T"]);
  });
});

describe("an element that its author closed by itself hides no text behind it", () => {
  test.each(["video", "iframe", "audio", "object", "textarea", "script", "style", "Video", "button"])("%s", (name) => {
    const tag = `<${name} src="/a"\n  title="A" />`;
    expect(textOf(pageOf("html", `<p>One.</p>${tag}<p>Two.</p><${name}>x</${name}>`))).toBe("One.\n\nTwo.");
    expect(textOf(pageOf("markdown", `One.\n\n${tag}\n\n## Part\n\n**Two**.`))).toBe("One.\n\nTwo.");
    expect(textOf(pageOf("markdown", `<div>\n  ${tag}\n\n  **One**.\n</div>`))).toBe("One.");
  });

  test("but one whose end tag follows holds what stands before that", () => {
    expect(textOf(pageOf("html", "<p>One.</p><video />Get a browser.</video><p>Two.</p>"))).toBe("One.\n\nTwo.");
  });

  test("and in a script or in code it is no element", () => {
    const script = `<script>a("<script />", "<script />", "<video />")</script>`;
    expect(textOf(pageOf("html", `<p>One.</p>${script}<p>Two.</p>`))).toBe("One.\n\nTwo.");
    expect(textOf(pageOf("markdown", "Write `<video />`.\n\n    <script />\n"))).toBe(
      "Write <video />.\n\n    <script />",
    );
  });
});

describe("what only looks like an element that is closed by itself is left as it is", () => {
  test.each([
    ["a value with a tag", '<p>One.</p><img alt="How to use <video/> in HTML" src="/a"><p>Two.</p>'],
    ["a value with a bracket", '<p>One.</p><video data-x="a>b" /><p>Two.</p>'],
    ["a value in single quotes", "<p>One.</p><video data-x = 'a>\"b' /><p>Two.</p>"],
    ["a quote that opens no value", "<p it's>One.</p><video data-x=a\" /><p>Two.</p>"],
    ["a script in a comment", "<p>One.</p><!-- the <script> goes here --><video src=/a /><p>Two.</p>"],
    ["an end in a comment", "<p>One.</p><video src=/a /><p>Two.</p><!-- </video> -->"],
    ["an empty comment", "<p>One.</p><!--><video src=/a /><p>Two.</p>"],
    ["a comment in a script", '<p>One.</p><script>a("<!--")</script><video src=/a /><p>Two.</p>'],
  ])("%s", (_, body) => {
    expect(textOf(pageOf("html", html(`<main>${body}</main>`)))).toBe("One.\n\nTwo.");
  });

  test("in the description of a page", () => {
    const head = '<meta name="description" content="How to use <video/> in HTML">';
    expect(pageOf("html", html("<main><p>One.</p></main>", head)).description).toBe("How to use <video/> in HTML");
  });
});

describe("the main content is taken, the frame is not", () => {
  test("main, without navigation, scripts, styles, cookie banners and controls", () => {
    const page = pageOf(
      "html",
      html(
        `<header>Site</header><nav>Menu</nav><div class="cookie-banner">We use cookies</div><main><nav>Crumbs</nav><div id="age-modal"><p>Are you 18?</p></div><script>evil()</script>
         <style>p{}</style><h1>Kettle</h1><p>${PARAGRAPH}</p><form><label>Mail</label><input><button>Send</button></form>
         <p hidden>Secret</p></main><footer>Legal</footer>`,
        `<script type="application/ld+json">{"name":"x"}</script>`,
      ),
    );
    expect(textOf(page)).toBe(PARAGRAPH);
    expect(page.title).toBe("Kettle");
  });

  test.each(["cc-window cc-floating", "iubenda-cs-banner", "qc-cmp2-container"])(
    "what asks for consent by the name of its maker is no text (%s)",
    (name) => {
      const asked = `<div class="${name}">We use cookies to make this site better for all of us. <a href="/p">More</a></div>`;
      expect(textOf(pageOf("html", html(`<div><h1>Kettle</h1><p>${PARAGRAPH}</p></div>${asked}`)))).toBe(PARAGRAPH);
    },
  );

  test.each(['id="nav"', 'class="nav-links"', 'class="nav"'])(
    "a menu of a page with little text is none (%s)",
    (name) => {
      const menu = `<div ${name}><ul><li><a href="/">Home</a><li><a href="/m">Cakes</a></ul></div>`;
      expect(textOf(pageOf("html", html(`${menu}<div><h1>Café Rosa</h1><p>Open daily.</p></div>`)))).toBe(
        "Open daily.",
      );
    },
  );

  test("what opens the page before its main part is text, what heads the site is none", () => {
    const opening = "<h1>Welcome to our kettles.</h1><p>We keep ninety of them under steam.</p>";
    const body = (before: string, inner = "") =>
      html(`${before}<main>${inner}<p>${PARAGRAPH}</p></main>`, "<title>Kettle</title>");
    const read = (page: string) => pageOf("html", page).passages.map(({ heading }) => heading);
    expect(read(body(`<header><nav>Menu</nav></header><section><div>${opening}</div></section>`))[0]).toBe(
      "Welcome to our kettles.",
    );
    expect(read(body(`<header class="hero hero--primary">${opening}</header>`))[0]).toBe("Welcome to our kettles.");
    expect(read(body(`<header>${opening}</header>`))).toEqual([""]);
    expect(read(body(`<section>${opening}</section>`, "<h1>Kettle</h1>"))).toEqual([""]);
  });

  test("a note in an aside stays, an aside of links goes", () => {
    const body = `<article><p>${PARAGRAPH}</p><aside>Mind the steam.</aside><aside><a href="/a">More</a> <a href="/b">pages</a></aside></article>`;
    expect(textOf(pageOf("html", html(body)))).toBe(`${PARAGRAPH}\n\nMind the steam.`);
  });

  test("text that readability would drop is not lost", () => {
    const links = Array.from(
      { length: 40 },
      (_, n) => `<li><a href="/${n}">Guide number ${n} about kettles</a></li>`,
    ).join("");
    const text = textOf(pageOf("html", html(`<div><p>${PARAGRAPH}</p></div><div><ul>${links}</ul></div>`)));
    expect(text).toContain("Guide number 39");
    expect(text).toContain("switches itself off");
  });

  test("headings and cards that readability would drop are text, and what is around them is none", () => {
    const menu = Array.from({ length: 9 }, (_, n) => `<a href="/${n}">Model ${n}</a>`).join(" ");
    const section = (name: string, text: string) =>
      `<section class="section"><div class="container"><div class="section-header"><h2>${name}</h2></div>${text}</div></section>`;
    const cards = `<div class="cards"><div class="card"><h3>Shop</h3><p>Mill Lane 4</p></div><div class="card"><h3>Hours</h3><p>Tuesday: 9 to 17</p></div></div>`;
    const body = `<div class="top-menu">${menu}</div>${section("Our kettles", `<p>${PARAGRAPH}</p>`.repeat(2))}${section("Visit us", `<p>We are glad to show you all of them.</p>${cards}`)}<div class="page-footer"><p>Write down your address, and we send you our news.</p></div>`;
    const { passages } = pageOf("html", html(body));
    expect(passages.map(({ heading, level }) => [heading, level])).toEqual([
      ["Our kettles", 2],
      ["Visit us", 2],
      ["Shop", 3],
      ["Hours", 3],
    ]);
    expect(passages.map(({ text }) => text).join(" ")).not.toMatch(/Model|news/);
    expect(passages.at(-1)?.text).toBe("Tuesday: 9 to 17");
  });

  test("a menu is none on a page of little text either, a list of dishes is", () => {
    const links = (names: string[]) => names.map((name) => `<li class="menu-item"><a href="/${name}">${name}</a></li>`);
    const menu = `<div class="main-navigation"><ul>${links(["Home", "Shop", "Repairs"]).join("")}</ul></div>`;
    const wordpress = `<div><ul class="menu">${links(["Legal", "Jobs"]).join("").replaceAll('"menu-item"', '"menu-item menu-item-type-post_type"')}</ul></div>`;
    const dishes = `<div class="menu"><ul>${links(["Soup", "Pie"]).join("")}</ul></div>`;
    const body = `${menu}<div><h1>Our kitchen</h1><p>We cook.</p>${dishes}</div>${wordpress}`;
    expect(textOf(pageOf("html", html(body)))).toBe("We cook.\n\n- Soup\n- Pie");
  });

  test("the dates over the headings of a time line are part of them", () => {
    const entry = (date: string, heading: string) =>
      `<div><div>${date}</div><div><h3>${heading}</h3><p>The mill of ${heading}.</p></div></div>`;
    const read = (...entries: string[]) =>
      pageOf("html", `<title>Mill</title><h1>Mill</h1><p>So it was.</p>${entries.join("")}`).passages.map(
        ({ heading }) => heading,
      );
    expect(read(entry("1937", "Auction"), entry("1942–1945", "War"))).toEqual(["", "1937: Auction", "1942–1945: War"]);
    expect(read(entry("1984/85", "Auction"), entry("1990", "Fire"), "<h3>More</h3><p>So.</p>")).toEqual([
      "",
      "1984/85: Auction",
      "1990: Fire",
      "More",
    ]);
    expect(read(entry("1937", "Auction"))).toEqual(["", "Auction"]);
  });

  test.each([
    [
      "behind its entry",
      "<h3>Auction</h3><p>Sold.</p><p>1937</p><h3>Fire</h3><p>Burnt.</p><p>1942</p><h3>End</h3><p>Gone.</p>",
    ],
    ["behind the last one", "<p>1937</p><h3>Auction</h3><p>Sold.</p><p>1942</p>"],
    [
      "over some of them",
      "<p>1937</p><h3>Auction</h3><p>Sold.</p><h3>Fire</h3><p>Burnt.</p><p>1942</p><h3>End</h3><p>Gone.</p>",
    ],
    ["over the name of a page", "<p>1937</p><h1>Auction</h1><p>Sold.</p><p>1942</p><h1>Fire</h1><p>Burnt.</p>"],
    ["of a room", "<p>Room 1500</p><h3>Auction</h3><p>Sold.</p><p>Room 1600</p><h3>Fire</h3><p>Burnt.</p>"],
  ])("but no year %s", (_, html) => {
    const { passages } = pageOf("html", `<title>Mill</title><p>So it was.</p>${html}`);
    for (const { heading } of passages) expect(heading).not.toMatch(/\d/);
  });

  test("accordion buttons are headings, lists of cards are sections", () => {
    const body = `<main><h2><button>How hot?</button></h2><p>Very.</p><ul><li><h3>Card</h3><p>Its text.</p></li></ul></main>`;
    expect(pageOf("html", html(body)).passages).toMatchObject([
      { heading: "How hot?", level: 2, text: "Very." },
      { heading: "Card", level: 3, text: "Its text." },
    ]);
  });

  test("Markdown that a template captures is rendered, the template's tags go", () => {
    const template = "{% capture intro %}\n## Why\n\n**Because**.\n{% endcapture %}<p>{{ intro | markdownify }}</p>";
    expect(pageOf("html", template).passages).toMatchObject([{ heading: "Why", level: 2, text: "Because." }]);
  });

  test("text in shadow roots that the page declares is text, what other templates hold is none", () => {
    const inner = "<x-note><template shadowrootmode=closed><p>And in a note.</p></template></x-note>";
    const root = `<template shadowrootmode="open"><style>p{}</style><p>In a card.</p>${inner}<slot></slot></template>`;
    const page = html(`<main><x-card>${root}<p>Beside it.</p></x-card><template><p>Unseen.</p></template></main>`);
    expect(textOf(pageOf("html", page))).toBe("In a card.\n\nAnd in a note.\n\nBeside it.");
    const large = `<main><template shadowrootmode=open>${"<b>x</b>".repeat(61_000)}</template></main>`;
    expect(() => pageOf("html", html(large))).toThrow("HTML of over");
  });

  test("anchors are the page's own ids", () => {
    const body = `<main><h2 id="a">A</h2><p>x</p><h2><a name="b"></a>B</h2><p>x</p><section id="c"><h2>C</h2><p>x</p></section><h2>D</h2><p>x</p></main>`;
    expect(pageOf("html", html(body)).passages.map(({ anchor }) => anchor)).toEqual(["a", "b", "c", ""]);
  });

  test("code keeps its lines, highlighters' line numbers go, layout tables are read as blocks", () => {
    const code = `<main><pre><span class="lineno">1</span>let a\n  b</pre><table><tr><td><h2>Cell</h2><p>Text</p></td><td>x</td></tr></table></main>`;
    expect(textOf(pageOf("html", html(code)))).toBe("    let a\n      b\n\nText\n\nx");
  });

  test("headings that are all of their cells name rows and columns; beside long text they are sections", () => {
    const tableOf = (cell: string) =>
      `<main><table role="presentation"><tr><td><h3>Plan</h3></td><td><h3>Price</h3></td></tr><tr><td><h3>Small</h3></td><td><p>${cell}</p></td></tr></table></main>`;
    expect(textOf(pageOf("html", html(tableOf("5 pounds"))))).toBe("Plan | Price\nSmall | 5 pounds");
    const page = pageOf("html", html(tableOf(`${PARAGRAPH} `.repeat(9))));
    expect(page.passages.map(({ heading }) => heading)).toContain("Small");
  });
});

describe("what the head says", () => {
  const body = `<main><p>${PARAGRAPH}</p></main>`;

  test.each([
    ["og:title first", '<meta property="og:title" content="Kettle"><title>Other</title>', "Kettle"],
    ["a bar parts the site's name", "<title>Kettle | Acme</title>", "Kettle"],
    ["a wide bar does", "<title>湯沸かし器｜山田商店</title>", "湯沸かし器"],
    ["a bar does, also before a name in quotes", "<title>Kettle | «Acme»</title>", "Kettle"],
    [
      "the site's name on its logo does",
      '<title>Kettle - Acme tools</title></head><a class="site-logo" href=".." title="Acme Tools"><img src="l.png"></a>',
      "Kettle",
    ],
    [
      "a heading further down is the page's name as well",
      "<title>2. Kettle — Acme tools</title></head><h1>Kettle</h1><h1>2. Kettle</h1>",
      "2. Kettle",
    ],
    ["a point does", "<title>Kettle ⋅ Acme</title>", "Kettle"],
    ["a dash may belong to the title", "<title>Kettle - boiling made easy</title>", "Kettle - boiling made easy"],
    [
      "og:site_name tells the suffix",
      '<meta property="og:site_name" content="Acme"><title>Kettle - Acme</title>',
      "Kettle",
    ],
    [
      "the name in og:site_name does, with more behind it",
      '<meta property="og:site_name" content="Acme - all for tea"><title>Kettle - Acme</title>',
      "Kettle",
    ],
    ["application-name does", '<meta name="application-name" content="Acme"><title>Kettle - Acme</title>', "Kettle"],
    [
      "the host that the page says it is at does",
      '<link rel="canonical" href="https://www.acme-tools.co.uk/k"><title>Kettle — Acme Tools</title>',
      "Kettle",
    ],
    [
      "a heading that links to the home page is the site's name, also in front of the page's own",
      '<title>Kettle - Acme</title></head><header><h1><a href="https://acme.example/" rel="home">Acme</a></h1></header>',
      "Kettle",
    ],
    [
      "an og:title that is the site's name says nothing where the page's own names agree",
      '<meta property="og:title" content="Acme"><meta property="og:site_name" content="ACME"><title>Kettle | Acme</title></head><h1>Kettle</h1>',
      "Kettle",
    ],
    ["the site's name in front", '<meta property="og:site_name" content="Acme"><title>Acme – Kettle</title>', "Kettle"],
  ])("title: %s", (_, head, expected) => {
    expect(pageOf("html", html(body, head)).title).toBe(expected);
  });

  test("a title that is cut ends with a whole character", () => {
    const title = `<title>${"x".repeat(299)}😀 on</title>`;
    expect(pageOf("html", html(body, title)).title).toBe("x".repeat(299));
  });

  test("description, image, language", () => {
    const head = `<meta name="description" content="Boils &amp; stops."><meta property="og:image" content="/k.jpg">`;
    const page = pageOf("html", html(body, head).replace('lang="en"', 'lang="pt-BR"'));
    expect(page).toMatchObject({ description: "Boils & stops.", image: "https://acme.example/k.jpg", locale: "pt-br" });
  });

  test("the canonical link is the url on the same site, an alias on another", () => {
    const page = pageOf("html", html(body, '<link rel="canonical" href="/kettle/?utm_source=x">'));
    expect(page).toMatchObject({ url: "https://acme.example/kettle", aliases: ["https://acme.example/guide"] });
    const foreign = pageOf("html", html(body, '<link rel="canonical" href="https://other.example/k">'));
    expect(foreign).toMatchObject({ url: "https://acme.example/guide", aliases: ["https://other.example/k"] });
  });

  test("addresses of the head are told from its base, as links are", () => {
    const links = '<link rel="canonical" href="help/kettle"><meta property="og:image" content="img/k.jpg">';
    const page = pageOf(
      "html",
      html(body, `<base href="/de/">${links}<meta http-equiv="refresh" content="1; url=../guide">`),
    );
    expect(page).toMatchObject({
      url: "https://acme.example/de/help/kettle",
      image: "https://acme.example/de/img/k.jpg",
    });
  });

  test("a canonical link to the home page is a template's mistake", () => {
    expect(pageOf("html", html(body, '<link rel="canonical" href="https://acme.example/">')).url).toBe(
      "https://acme.example/guide",
    );
  });

  test.each([
    ['<meta name="robots" content="NOINDEX, follow">', "noindex"],
    ['<meta name="ROBOTS" content="NOINDEX">', "noindex"],
    ['<META NAME="Robots" CONTENT="none">', "noindex"],
    ['<meta name="robots" content="index, follow"><meta name="robots" content="noindex">', "noindex"],
    ['<meta http-equiv="refresh" content="0; url=/new">', "redirects to /new"],
  ])("%s is skipped", (head, reason) => {
    expect(() => pageOf("html", html(body, head))).toThrow(reason);
  });

  test.each([
    '<noscript><meta http-equiv="refresh" content="0; url=/no-scripts"></noscript>',
    '<meta http-equiv="refresh" content="5; url=https://acme.example/guide/?utm_source=refresh">',
    '<meta http-equiv="refresh" content="900; url=/timed-out">',
    '<meta name="googlebot" content="noindex">',
    '<meta name="robots" content="index, max-image-preview:none">',
    '<meta name="robots" content="nofollow">',
  ])("%s hides nothing", (head) => {
    expect(textOf(pageOf("html", html(body, head)))).toBe(PARAGRAPH);
  });

  test("names of attributes are read in any case", () => {
    const head = '<LINK REL="canonical" HREF="/kettle"><TITLE>Kettle</TITLE>';
    const page = pageOf("html", html(body, head).replace('lang="en"', 'LANG="DE"'));
    expect(page).toMatchObject({ url: "https://acme.example/kettle", locale: "de" });
  });

  test("names of meta elements are read in any case", () => {
    expect(pageOf("html", html(body, '<META NAME="Description" CONTENT="Boils.">')).description).toBe("Boils.");
  });
});

describe("a link's remark on how it opens is none of the page's words", () => {
  test.each([
    ["Use Kettle (opens in a new tab)", "Use Kettle"],
    ["Kettle (opens in new window)", "Kettle"],
    ["Kettle [external link]", "Kettle"],
    ["Kettle - nouvelle fenêtre", "Kettle"],
    ["Kettle (s’ouvre dans un nouvel onglet)", "Kettle"],
    ["Kettle (öffnet in neuem Tab)", "Kettle"],
    ["Kettle (öffnet sich in einem neuen Fenster)", "Kettle"],
    ["Kettle (si apre in una nuova scheda)", "Kettle"],
    ["Kettle (se abre en una ventana nueva)", "Kettle"],
    ["Kettle (opent in een nieuw tabblad)", "Kettle"],
    ["Kettle (opens at 9 am)", "Kettle (opens at 9 am)"],
    ["Kettle (la nouvelle version)", "Kettle (la nouvelle version)"],
    ["How a link opens in a new tab", "How a link opens in a new tab"],
    ["(opens in a new tab)", "(opens in a new tab)"],
  ])("%s", (written, shown) => {
    expect(textOf(pageOf("html", `<main><p>We like <a href="/m">${written}</a> to send.</p></main>`))).toBe(
      `We like ${shown} to send.`,
    );
  });

  test("what stands outside a link stays", () => {
    expect(textOf(pageOf("html", "<main><p>The form (opens in a new tab) is short.</p></main>"))).toBe(
      "The form (opens in a new tab) is short.",
    );
  });
});

describe("whom a link writes to or calls is told where its words do not show it", () => {
  test.each([
    ['<a href="mailto:desk@acme.example">Email the desk</a>', "Email the desk (desk@acme.example)"],
    ['<a href="mailto:desk@acme.example?subject=Kettle">Email the desk</a>', "Email the desk (desk@acme.example)"],
    ['<a href="tel:+44 1632 960123">Ring us</a>', "Ring us (+44 1632 960123)"],
    ['<a href="mailto:desk@acme.example">desk@acme.example</a>', "desk@acme.example"],
    ['<a href="mailto:desk@acme.example">desk (at) acme.example</a>', "desk (at) acme.example"],
    ['<a href="tel:+441632960123">01632 960123</a>', "01632 960123"],
    ['<a href="mailto:?subject=Kettle">Send to a friend</a>', "Send to a friend"],
    ['<a href="mailto:{{ site.email }}">Email the desk</a>', "Email the desk"],
    ['<a href="/desk">The desk</a>', "The desk"],
  ])("%s", (written, shown) => {
    expect(textOf(pageOf("html", `<main><p>${written} by noon.</p></main>`))).toBe(`${shown} by noon.`);
  });

  test("in Markdown as well, but not in what a section is called", () => {
    const markdown =
      "Please [write to us](mailto:desk@acme.example).\n\n## [The desk](mailto:desk@acme.example)\n\nOpen.";
    const { passages } = pageOf("markdown", markdown);
    expect(passages.map(({ heading, text }) => [heading, text])).toEqual([
      ["", "Please write to us (desk@acme.example)."],
      ["The desk", "Open."],
    ]);
  });
});

describe("a heading whose end tag is mistyped", () => {
  test.each([
    ["`<h1/>`", `<h1>Kettles<h1/><p>${PARAGRAPH}</p><h3>Care</h3><p>Rinse it.</p>`],
    ["missing before the next", `<h1>Kettles<h2><p>${PARAGRAPH}</p></h2><h3>Care</h3><p>Rinse it.</p>`],
    ["missing in several", `<h1>Kettles<h1><h2><p>${PARAGRAPH}</p><h3>Care</h3><p>Rinse it.</p>`],
  ])("%s holds nothing of its page but its own words", (_, body) => {
    const page = pageOf("html", html(`<main>${body}</main>`));
    expect(page.title).toBe("Kettles");
    expect(textOf(page)).toContain(PARAGRAPH);
    expect(page.passages.map(({ heading }) => heading)).toContain("Care");
  });
});

test("what is small in a heading is a line below it, and none of its name", () => {
  const body = `<main><h1>Archery <small>are you a <b>Robin Hood</b>?</small></h1><p>${PARAGRAPH}</p></main>`;
  const page = pageOf("html", html(body));
  expect(page.title).toBe("Archery");
  expect(textOf(page)).toStartWith("are you a Robin Hood?");
  const only = pageOf("html", html(`<main><h1><small>Archery</small></h1><p>${PARAGRAPH}</p></main>`));
  expect(only.title).toBe("Archery");
});

test("a heading whose first block is its name keeps that alone", () => {
  const body = `<main><h1>Kettles</h1><h2><div>How much is it?</div><div>${PARAGRAPH}</div></h2></main>`;
  const page = pageOf("html", html(body));
  expect(page.passages.map(({ heading, text }) => [heading, text])).toEqual([["How much is it?", PARAGRAPH]]);
});

test("a short heading keeps its blocks, which are lines of its name", () => {
  const page = pageOf(
    "html",
    html(`<main><h1>Kettles</h1><h2>Care <div>of kettles</div></h2><p>${PARAGRAPH}</p></main>`),
  );
  expect(page.passages.map(({ heading }) => heading)).toContain("Care of kettles");
});
