import { describe, expect, test } from "bun:test";
import { fold } from "../../src/search/analysis/fold.ts";
import { ANSWERING_SCORE } from "../../src/search/ranking/confidence.ts";
import type { Segment } from "../../src/search/segment.ts";
import { fillerPages, type PageDraft, segmentOf } from "./pages.ts";

const english: Record<string, [string, string]> = {
  "duplicate-accounts": ["Two accounts", "Delete the duplicate accounts that you do not need."],
  "email-address": ["Your address", "Change the email address of your account."],
  medicare: ["Medicare", "Sign in to Medicare with your account."],
  sms: ["Codes by phone", "We send a code by SMS when you sign in."],
};
const spanish: Record<string, [string, string]> = {
  "duplicate-accounts": ["Cuentas duplicadas", "Elimine las cuentas duplicadas: una cuenta duplicada sobra."],
  "email-address": ["Su correo", "Cambie el correo de su cuenta."],
  medicare: ["Medicare", "Use su cuenta en Medicare. El médico tiene los datos médicos."],
  sms: ["Códigos", "Le enviamos un código por teléfono."],
};
const french: Record<string, [string, string]> = {
  "duplicate-accounts": ["Deux comptes", "Supprimez le compte en trop."],
  "email-address": [
    "Votre adresse email",
    "Modifiez l’adresse email : une adresse email par compte, et cette adresse seule.",
  ],
  medicare: ["Medicare", "Votre compte Medicare."],
  sms: ["Codes par SMS", "Un SMS vous donne le code : attendez le SMS."],
};

/** A help site in English, Spanish and French: as many pages of each, with English words in each url. */
const site: PageDraft[] = Object.entries({ en: english, es: spanish, fr: french }).flatMap(([locale, pages]) =>
  Object.entries(pages).map(([slug, [title, text]]) => {
    return { locale, url: `https://www.acme.example/${locale}/${slug}`, title, text };
  }),
);

const segment = segmentOf([...site, ...fillerPages(8)]);
const found = (query: string, locale?: string, of: Segment = segment) =>
  of.search(query, { limit: 6, ...(locale ? { locale } : {}) }).map(({ page }) => of.page(page));
const first = (query: string, locale?: string) => new URL(found(query, locale)[0]?.url ?? "none:").pathname;

describe("a corpus of several languages", () => {
  test("reads a word in the languages that write it, not in one whose stem it only happens to share", () => {
    expect(first("duplicate accounts")).toBe("/en/duplicate-accounts");
    expect(segment.explain("duplicate", 0).terms.map(({ term }) => term)).toEqual(["duplic"]);
  });

  test("mends a mistyped word before it takes it for a foreign stem", () => {
    expect(first("email adress")).toBe("/en/email-address");
    expect(first("medicaer")).toBe("/en/medicare");
  });

  test("takes a word for what it is, whatever locale its visitor has", () => {
    const letters = Array.from({ length: 30 }, (_, at): PageDraft => {
      return {
        url: `https://www.acme.example/en/post-${at}`,
        locale: "en",
        title: `Post ${at}`,
        text: "Send it by post.",
      };
    });
    const hosting = {
      url: "https://www.acme.example/en/hosting",
      locale: "en",
      title: "Hosting",
      text: "Hosting plans.",
    };
    const several = segmentOf([...site, ...letters, hosting, ...fillerPages(8)]);
    for (const locale of [undefined, "en", "es", "sv"])
      expect(found("posting", locale, several)[0]?.title).toStartWith("Post");
  });

  test("reads a form that no page has in the language of its other forms, be there ever so many languages", () => {
    const many = ["en", "de", "fr", "es", "it"].flatMap((locale) =>
      [1, 2].map((n): PageDraft => ({ locale, title: `Acme ${locale} ${n}`, text: `Acme ${n} ${locale}.` })),
    );
    const several = segmentOf([...many, { locale: "pt", title: "Acme", text: "As informações do seguro." }]);
    expect(found("informação", undefined, several)[0]?.locale).toBe("pt");
  });

  test("takes the language of most pages for a query that could be in any", () => {
    expect(first("sms")).toBe("/en/sms");
    expect(segment.plan("sms").told).toBeUndefined();
    expect(first("medicare")).toBe("/en/medicare");
  });

  test("tells a query's language by its words, and puts pages in it first", () => {
    expect(segment.plan("which accounts are duplicate").told).toBe("en");
    expect(segment.plan("correo de Medicare").told).toBe("es");
    expect(segment.plan("e-mail").told).toBeUndefined();
    expect(first("correo de Medicare")).toBe("/es/medicare");
    expect(segment.plan("mon compte Medicare").told).toBe("fr");
    expect(first("mon compte Medicare")).toBe("/fr/medicare");
  });

  test("is found in another language where the query's own says nothing of it", () => {
    expect(first("what are datos")).toBe("/es/medicare");
    expect(found("duplicadas").map(({ locale }) => locale)).toContain("es");
  });

  test("puts the locale that is asked for before what the words tell", () => {
    expect(first("medicare", "fr")).toBe("/fr/medicare");
    expect(first("sms", "fr")).toBe("/fr/sms");
  });

  test("is told by its characters where a script is written without blanks", () => {
    const chinese = { locale: "zh", title: "忘记密码", text: "您可以重置密码。" };
    const mixed = segmentOf([...site, chinese, ...fillerPages(8)]);
    expect(mixed.plan("如何重置密码 email").told).toBe("zh");
    expect(mixed.plan("email").told).toBeUndefined();
  });

  test("counts a word that another language's page only quotes to the language that uses it", () => {
    const quoted = { locale: "en", text: "On Spanish pages a refund is called reembolso." };
    const pages = Array.from({ length: 8 }, (_, i) => ({ locale: "es", text: `El reembolso ${i} llega pronto.` }));
    expect(segmentOf([...fillerPages(20), quoted, ...pages]).plan("reembolso").told).toBe("es");
  });
});

describe("German umlauts typed without", () => {
  const pages = ["Passwort ändern", "Prüfung", "Geräte", "Steuer", "Große Straße"].map((title): PageDraft => {
    return { locale: "de", title, text: `${title} und mehr.` };
  });
  const german = segmentOf(pages);
  const mixed = segmentOf([...pages, ...fillerPages(20)]);

  test.each([
    ["aendern", "Passwort ändern"],
    ["passwort aendern", "Passwort ändern"],
    ["Pruefungen", "Prüfung"],
    ["GERAET", "Geräte"],
    ["steuern", "Steuer"],
  ])("%s finds %s, beside English pages too", (query, title) => {
    for (const of of [german, mixed]) expect(found(query, undefined, of)[0]?.title).toBe(title);
  });

  test("count as if they were there", () => {
    const score = (query: string) => mixed.search(query, { limit: 1 })[0]?.score;
    expect(score("passwort aendern")).toBe(score("passwort ändern"));
  });
});

describe("A question without blanks between its words", () => {
  const shop = segmentOf([
    { locale: "ja", title: "料金プラン", text: "月額の料金は千円です。" },
    { locale: "ja", title: "返品と返金", text: "商品は三十日以内に返品できます。" },
    { locale: "ja", title: "領収書", text: "領収書は請求ページからダウンロードできます。" },
    { locale: "ja", title: "営業時間", text: "平日の九時に開きます。" },
    { locale: "ko", title: "환불 정책", text: "삼십 일 안에 환불을 받을 수 있습니다." },
    { locale: "ko", title: "배송 안내", text: "배송비는 삼천 원입니다." },
    { locale: "ko", title: "계정 삭제", text: "설정에서 계정을 삭제합니다." },
    { locale: "zh", title: "退货", text: "您可以在三十天内退货。" },
    { locale: "zh", title: "删除账户", text: "在设置里删除账户。" },
    ...fillerPages(20),
  ]);
  const best = (query: string) => shop.search(query, { limit: 1 })[0];

  test.each([
    ["料金はいくらですか", "料金プラン"],
    ["返品できますか", "返品と返金"],
    ["領収書はどこでもらえますか", "領収書"],
    ["何時から営業していますか", "営業時間"],
    ["환불 받을 수 있나요?", "환불 정책"],
    ["배송비가 얼마예요", "배송 안내"],
    ["계정을 삭제하고 싶어요", "계정 삭제"],
    ["怎样删除我的账户", "删除账户"],
    ["请问可以退货吗", "退货"],
  ])("%s is answered for sure", (question, title) => {
    const hit = best(question);
    expect(shop.page(hit?.page ?? 0).title).toBe(title);
    expect(hit?.score).toBeGreaterThan(ANSWERING_SCORE);
  });

  test.each(["宇宙旅行はできますか", "怎样学习弹钢琴", "피아노를 배우고 싶어요"])(
    "%s is not, as no page holds its topic",
    (question) => expect(best(question)?.score ?? 0).toBeLessThan(ANSWERING_SCORE),
  );

  test("counts what is unknown of it once: each character in one pair", () => {
    expect(shop.plan("宇宙旅行の料金").unknown).toEqual(["宇宙", "旅行"]);
    expect(shop.plan("料金は").unknown).toEqual([]);
  });

  test("tells its words by its blanks: no pair across one counts as known with its neighbour", () => {
    const spaced = segmentOf([{ locale: "zh", title: "格式", text: "格式说明。" }, ...fillerPages(8)]);
    expect(spaced.plan("资格 格式").unknown).toEqual(["资格"]);
    expect(spaced.plan("资格，格式").unknown).toEqual(["资格"]);
    expect(spaced.plan("资格格式").unknown).toEqual(["资格"]);
  });

  test("is searched by its kana where it has nothing else", () => {
    const fruit = segmentOf([{ locale: "ja", text: "りんごがあります。" }, ...fillerPages(8)]);
    expect(fruit.search("りんご", { limit: 1 }).map(({ page }) => page)).toEqual([0]);
  });
});

describe("A word that only asks elsewhere", () => {
  const pages: PageDraft[] = [
    { locale: "zh", title: "应用", text: "我们的应用可以在手机上安装。" },
    { locale: "zh", title: "服务器", text: "服务器的费用是每月十元。" },
    { locale: "zh", title: "对外合作", text: "对外合作的说明。" },
    { locale: "ja", title: "りんご", text: "赤い果物です。" },
    { locale: "ja", title: "送料", text: "送料は五百円です。みかんも送ります。" },
    { locale: "en", title: "Help centre", text: "Get help from our team." },
    ...fillerPages(20),
  ];
  const shop = segmentOf(pages);
  const best = (query: string) => {
    const [hit] = shop.search(query, { limit: 1 });
    return { title: pages[hit?.page ?? -1]?.title, score: hit?.score ?? 0 };
  };

  test.each([
    ["应用多少钱", "应用"],
    ["应用怎么样", "应用"],
    ["怎样对外合作", "对外合作"],
  ])("is one of a topic where it names something: %s", (query, title) => {
    expect(best(query)).toMatchObject({ title, score: expect.closeTo(0.95, 1) });
  });

  test.each([
    ["怎样下载应用", "应用"],
    ["りんごの値段", "りんご"],
    ["みかんの産地", "送料"],
    ["help xylophone", "Help centre"],
  ])("finds its page where nothing else of the topic is known, without certainty: %s", (query, title) => {
    expect(best(query).title).toBe(title);
    expect(best(query).score).toBeLessThan(ANSWERING_SCORE);
  });

  test("is one of two topics where it is a page's whole title, whatever is asked of it", () => {
    expect(shop.plan("りんごの送料").terms.map(({ text }) => text)).toEqual(["りん", "んご", "送料"]);
    expect(best("りんごの送料").title).toBe("りんご");
  });

  test("is of no weight beside a word of a topic that is known", () => {
    expect(shop.plan("help with 服务器").terms.map(({ text }) => text)).not.toContain("help");
    expect(best("how do I get help with alpine").title).not.toBe("Help centre");
  });

  test("that many pages hold finds none of them", () => {
    const asking = segmentOf(Array.from({ length: 12 }, (_, at) => ({ title: `Lamp ${at}`, text: "Use it at home." })));
    expect(asking.search("use xylophone", { limit: 3 })).toEqual([]);
  });
});

describe("A word typed without its accents", () => {
  const spoken: Record<string, string> = {
    es: "garantía instalación política años envíos aquí",
    fr: "sécurité qualité réglées déçu télévisée congrès",
    pt: "devolução condições gratuíta garantías",
    it: "qualità città attività",
    de: "rückgabe schlüssel größe straßen",
    sv: "återköp lösenord förändringar",
    hu: "szállítás visszatérítés",
    ro: "garanția livrări",
  };
  const words = Object.entries(spoken).flatMap(([locale, list]) =>
    list.split(" ").map((word) => [locale, word] as const),
  );
  /** A page that says the word, beside one whose url alone has it, as urls write it. */
  const siteOf = (locale: string, word: string) =>
    segmentOf([
      { locale, url: `https://www.acme.example/${fold(word)}`, title: "Acme", text: "Acme 1." },
      { locale, url: "https://www.acme.example/text", title: "Text", text: `Acme ${word} acme.` },
      ...fillerPages(20),
    ]);

  test.each(words)("finds what a page writes with them, and a url without (%s: %s)", (locale, word) => {
    const both = siteOf(locale, word);
    for (const query of [word, fold(word), word.toUpperCase()])
      for (const asked of [undefined, locale]) {
        const [...urls] = found(query, asked, both).map(({ url }) => new URL(url).pathname);
        expect(urls.toSorted()).toEqual([`/${fold(word)}`, "/text"].toSorted());
        expect(both.highlights(1, both.plan(query, asked), 1).map(({ text }) => text)).toEqual([`Acme ${word} acme.`]);
      }
  });

  test("finds a page of exactly that title first", () => {
    const pages = ["Garantía", "Garantía de cuadros", "Los años de garantía"].map((title) => {
      return { locale: "es", title, text: `${title}.` };
    });
    const linked = { locale: "es", url: "https://www.acme.example/garantia", title: "Condiciones", text: "Lea esto." };
    const bikes = segmentOf([linked, ...pages.toReversed(), ...fillerPages(20)]);
    expect(found("garantia", undefined, bikes)[0]?.title).toBe("Garantía");
  });

  test("is one word where a page's url has it and its text", () => {
    const page = { locale: "es", url: "https://www.acme.example/garantia", text: "La garantía es de diez años." };
    const bikes = segmentOf([page, ...fillerPages(20)]);
    for (const query of ["garantia", "garantía"])
      expect(bikes.explain(query, 0).terms.map(({ term }) => term)).toEqual(["garant"]);
  });
});

describe("Where accents make other words, as in Vietnamese", () => {
  const texts = ["Mã ở đây.", "Má tôi nấu cơm.", "Con ma.", "Hoà bình là quà."];
  const site = segmentOf([
    ...texts.map((text) => ({ text, locale: "vi" })),
    ...fillerPages(20).map((page) => ({ ...page, locale: "vi" })),
  ]);
  const textsOf = (query: string) =>
    site.search(query, { limit: 5 }).map(({ page }) => site.passages(page)[0]?.text ?? "");

  test.each([
    ["mã", ["Mã ở đây."]],
    ["MÁ", ["Má tôi nấu cơm."]],
    ["ma ở đâu?", ["Con ma."]],
    ["hòa", ["Hoà bình là quà."]],
  ])("a word is found with its own: %s", (query, wanted) => {
    expect(textsOf(query).slice(0, 1)).toEqual(wanted);
    if (!query.includes(" ")) expect(textsOf(query)).toEqual(wanted);
  });

  test("a query typed without any finds each of them", () => {
    expect(textsOf("ma").toSorted()).toEqual(texts.slice(0, 3).toSorted());
    expect(textsOf("hoa binh")).toEqual(["Hoà bình là quà."]);
    expect(site.plan("ma").mass).toBeLessThan(2 * site.plan("mã").mass);
  });

  test.each(["“hoa binh”", "hoa binh –", "hoa binh 😀", "hoà binh"])(
    "and so does a word without any that no page has, whatever stands beside it: %s",
    (query) => {
      expect(textsOf(query)[0]).toBe("Hoà bình là quà.");
      expect(site.plan(query).unknown).toEqual([]);
    },
  );
});

describe("A corpus of more languages than a query is read in", () => {
  const texts: Record<string, [returns: string, hours: string, warranty: string]> = {
    en: ["A return is free within thirty days.", "We open at nine.", "The warranty lasts two years."],
    de: ["Die Rückgabe ist kostenlos.", "Wir öffnen um neun.", "Die Garantie gilt zwei Jahre."],
    es: ["La devolución es gratuita y el curso gratuito.", "Abrimos a las nueve.", "La garantía dura dos años."],
    fr: ["Le retour est gratuit.", "Nous ouvrons à neuf heures.", "La garantie dure deux ans."],
    it: ["Il reso è gratuito entro trenta giorni.", "Apriamo alle nove.", "La garanzia dura due anni."],
    pt: ["A devolução é gratuita.", "Abrimos às nove.", "A garantia dura dois anos."],
    ja: ["返品は無料です。", "九時に開店します。", "保証期間は二年です。"],
  };
  const shop = segmentOf([
    ...Object.entries(texts).flatMap(([locale, lines]) => lines.map((text): PageDraft => ({ locale, text }))),
    ...fillerPages(8),
  ]);

  test.each([
    ["is a return free", "en", 0],
    ["ist die Rückgabe kostenlos?", "de", 0],
    ["il reso è gratuito?", "it", 0],
    ["a devolução é gratuita?", "pt", 0],
    ["quanto dura la garanzia", "it", 2],
    ["quantos anos dura a garantia", "pt", 2],
    ["返品は無料ですか", "ja", 0],
  ])("reads it in that of its words, however few pages that has: %s", (query, language, line) => {
    expect(shop.plan(query).told).toBe(language);
    const [hit] = shop.search(query, { limit: 1 });
    expect(shop.passages(hit?.page ?? -1)[0]?.text).toBe(texts[language]?.[line]);
    expect(hit?.score).toBeGreaterThan(ANSWERING_SCORE);
  });
});
