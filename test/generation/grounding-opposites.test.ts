import { describe, expect, test } from "bun:test";
import { isSupported } from "../../src/generation/grounding/grounding.ts";

/** Refused, and right beside it what the same page bears out. */
type Pair = [page: string, refused: string, accepted: string];

function hold(pairs: readonly Pair[], locale = "en"): void {
  test.each(pairs)("%s", (page, refused, accepted) => {
    expect([accepted, isSupported(accepted, page, locale)]).toEqual([accepted, true]);
    expect([refused, isSupported(refused, page, locale)]).toEqual([refused, false]);
  });
}

describe("What holds in a case, for some or at a time is not told without that", () => {
  hold([
    [
      "Refunds are paid within 10 days if the item is unopened.",
      "Refunds are paid within 10 days.",
      "If the item is unopened, refunds are paid within 10 days.",
    ],
    [
      "Refunds are paid if the item is unopened and you have the receipt.",
      "Refunds are paid.",
      "Refunds are paid if the item is unopened and you have the receipt.",
    ],
    [
      "The fee is refunded unless you cancel late.",
      "The fee is refunded.",
      "The fee is refunded, unless you cancel late.",
    ],
    ["Parking is free for members on Sundays.", "Parking is free.", "On Sundays, parking is free for members."],
    ["Entry costs 5 euros for members.", "Entry costs 5 euros.", "Members: entry costs 5 euros, for members only."],
    ["The shop is open only on Sundays.", "The shop is open.", "The shop: open only on Sundays."],
    [
      "Bread is baked every night, and if you order by noon it is delivered the same day.",
      "Bread is delivered the same day.",
      "Bread is baked every night.",
    ],
    ["Entry is free for the first hour.", "Entry is free.", "For the first hour, entry is free."],
    ["The shop is open until 2 pm.", "The shop is open.", "Until 2 pm the shop is open."],
    ["The service was down in 2019.", "The service is down.", "In 2019 the service was down."],
    [
      "Support is rarely available by phone.",
      "Support is available by phone.",
      "Good to know: support is rarely available by phone.",
    ],
  ]);

  describe.each<[string, Pair]>([
    [
      "de",
      [
        "Die Gebühr wird erstattet, wenn die Ware ungeöffnet ist.",
        "Die Gebühr wird erstattet.",
        "Wenn die Ware ungeöffnet ist, wird die Gebühr erstattet.",
      ],
    ],
    ["es", ["El envío es gratis si pides hoy.", "El envío es gratis.", "Si pides hoy, el envío es gratis."]],
    [
      "fr",
      [
        "Les frais sont remboursés sauf en cas de retard.",
        "Les frais sont remboursés.",
        "Sauf en cas de retard, les frais sont remboursés.",
      ],
    ],
    [
      "de",
      [
        "Die Lieferung ist kostenlos ab 50 Euro.",
        "Die Lieferung ist kostenlos.",
        "Die Lieferung ab 50 Euro ist kostenlos.",
      ],
    ],
    ["zh", ["退款不需要手续费。", "退款需要手续费。", "退款不需要手续费！"]],
    ["zh", ["如果商品未拆封，运费可以退还。", "运费可以退还。", "商品如果未拆封，运费可以退还。"]],
  ])("in %s", (locale, pair) => hold([pair], locale));
});

describe("What is said of one thing is not said of the other", () => {
  hold([
    [
      "Delivery takes 5 days and costs 2 euros.",
      "Delivery takes 2 days and costs 5 euros.",
      "Delivery costs 2 euros and takes 5 days.",
    ],
    [
      "The shop opens at 5 and closes at 9.",
      "The shop opens at 9 and closes at 5.",
      "The shop closes at 9 and opens at 5.",
    ],
    [
      "Adults pay full price and children pay half the price.",
      "Children pay full price.",
      "Children pay half the price.",
    ],
    [
      "Orders up to 50 euros cost 5 euros; orders above 50 euros ship free.",
      "Orders up to 50 euros ship free.",
      "Orders up to 50 euros cost 5 euros.",
    ],
    [
      "Plan A is cheaper than plan B.",
      "Plan B is cheaper than plan A.",
      "Good to know: plan A is cheaper than plan B.",
    ],
    [
      "A cargo bike carries more than a van.",
      "A van carries more than a cargo bike.",
      "A cargo bike carries more than a van does.",
    ],
  ]);
});

describe("In a language whose conditions are not known, only what says it in nearly the same words is told", () => {
  describe.each<[string, Pair]>([
    [
      "sv",
      [
        "Leverans till öar ingår inte i priset.",
        "Leverans till öar ingår i priset.",
        "Leverans till öar ingår inte i priset.",
      ],
    ],
    [
      "sv",
      [
        "Avgiften betalas tillbaka om varan är oöppnad.",
        "Avgiften betalas tillbaka.",
        "Avgiften betalas tillbaka om varan är oöppnad!",
      ],
    ],
    [
      "da",
      [
        "Levering til øer er ikke inkluderet i prisen.",
        "Levering til øer er inkluderet i prisen.",
        "Levering til øer er ikke inkluderet i prisen.",
      ],
    ],
    [
      "nb",
      [
        "Levering til øyer er ikke inkludert i prisen.",
        "Levering til øyer er inkludert i prisen.",
        "Levering til øyer er ikke inkludert i prisen.",
      ],
    ],
    [
      "fi",
      [
        "Toimitus saarille ei kuulu tähän hintaan.",
        "Toimitus saarille kuuluu tähän hintaan.",
        "Toimitus saarille ei kuulu tähän hintaan.",
      ],
    ],
    [
      "pl",
      [
        "Dostawa na wyspy nie jest wliczona w cenę.",
        "Dostawa na wyspy jest wliczona w cenę.",
        "Dostawa na wyspy nie jest wliczona w cenę.",
      ],
    ],
    [
      "cs",
      [
        "Doručení na ostrovy není v ceně zahrnuto.",
        "Doručení na ostrovy je v ceně zahrnuto.",
        "Doručení na ostrovy není v ceně zahrnuto.",
      ],
    ],
    [
      "ru",
      [
        "Доставка на острова не входит в цену.",
        "Доставка на острова входит в цену.",
        "Доставка на острова не входит в цену.",
      ],
    ],
    [
      "uk",
      [
        "Доставка на острови не входить у ціну.",
        "Доставка на острови входить у ціну.",
        "Доставка на острови не входить у ціну.",
      ],
    ],
    [
      "tr",
      [
        "Adalara teslimat fiyata dahil değildir.",
        "Adalara teslimat fiyata dahildir.",
        "Adalara teslimat fiyata dahil değildir.",
      ],
    ],
    ["tr", ["Teslimat adalara yapılmaz.", "Teslimat adalara yapılır.", "Teslimat adalara yapılmaz."]],
    [
      "el",
      [
        "Η παράδοση σε νησιά δεν περιλαμβάνεται στην τιμή.",
        "Η παράδοση σε νησιά περιλαμβάνεται στην τιμή.",
        "Η παράδοση σε νησιά δεν περιλαμβάνεται στην τιμή.",
      ],
    ],
    [
      "hu",
      [
        "A szigetekre szállítás nem része az árnak.",
        "A szigetekre szállítás része az árnak.",
        "A szigetekre szállítás nem része az árnak.",
      ],
    ],
    [
      "ro",
      [
        "Livrarea pe insule nu este inclusă în preț.",
        "Livrarea pe insule este inclusă în preț.",
        "Livrarea pe insule nu este inclusă în preț.",
      ],
    ],
    ["ar", ["التوصيل إلى الجزر غير متاح.", "التوصيل إلى الجزر متاح.", "التوصيل إلى الجزر غير متاح."]],
    ["he", ["משלוח לאיים לא כלול במחיר.", "משלוח לאיים כלול במחיר.", "משלוח לאיים לא כלול במחיר."]],
    ["ja", ["開封後の商品は返金できません。", "開封後の商品は返金できます。", "開封後の商品は返金できません。"]],
    ["ko", ["섬으로 배송되지 않습니다.", "섬으로 배송됩니다.", "섬으로 배송되지 않습니다."]],
    [
      "hi",
      [
        "द्वीपों पर डिलीवरी कीमत में शामिल नहीं है।",
        "द्वीपों पर डिलीवरी कीमत में शामिल है।",
        "द्वीपों पर डिलीवरी कीमत में शामिल नहीं है।",
      ],
    ],
    [
      "id",
      [
        "Pengiriman ke pulau tidak termasuk dalam harga.",
        "Pengiriman ke pulau termasuk dalam harga.",
        "Pengiriman ke pulau tidak termasuk dalam harga.",
      ],
    ],
    [
      "vi",
      [
        "Giao hàng ra đảo không có trong giá.",
        "Giao hàng ra đảo có trong giá.",
        "Giao hàng ra đảo không có trong giá.",
      ],
    ],
    [
      "ca",
      [
        "L'enviament a les illes no està inclòs en el preu.",
        "L'enviament a les illes està inclòs en el preu.",
        "L'enviament a les illes no està inclòs en el preu.",
      ],
    ],
  ])("%s", (locale, pair) => hold([pair], locale));
});

describe("What is turned, counted or planned stays so", () => {
  hold([
    [
      "We share your address with our courier and nobody else.",
      "We share your address with nobody.",
      "We share your address with our courier and nobody else.",
    ],
    [
      "Cars must be booked ahead; foot passengers need not book.",
      "Foot passengers must be booked ahead; cars need not book.",
      "Foot passengers need not book; cars must be booked ahead.",
    ],
    [
      "The ferry sails four times a day from April to October.",
      "The ferry sails four times a day from October to April.",
      "From April to October the ferry sails four times a day.",
    ],
    ["Avoid swimming for four weeks.", "Avoid swimming for a week.", "For four weeks, avoid swimming."],
    [
      "We expect to launch joint accounts in autumn.",
      "Joint accounts launch in autumn.",
      "We expect to launch joint accounts in autumn, they say.",
    ],
    [
      "Dogs are not allowed in the house. They are allowed in the garden.",
      "Dogs are allowed in the house.",
      "Dogs are not allowed in the house.",
    ],
    ["Children swim free. It costs adults 5 euros.", "It costs children 5 euros.", "It costs adults 5 euros."],
    [
      "Guests get tea and coffee from April to October.",
      "Guests get coffee and tea from October to April.",
      "Guests get coffee and tea from April to October.",
    ],
    ["We are open from 9 am to 5 pm.", "We are open from 5 pm to 9 am.", "From 9 am to 5 pm we are open."],
    [
      "The garden is open between April and October.",
      "The garden is open between October and April.",
      "Between April and October, the garden is open.",
    ],
  ]);

  describe.each<[string, Pair]>([
    [
      "de",
      [
        "Die Lieferung nach Wien dauert drei bis fünf Tage.",
        "Die Lieferung nach Wien dauert zwei bis drei Tage.",
        "Nach Wien dauert die Lieferung drei bis fünf Tage.",
      ],
    ],
    ["es", ["El envío tarda cuatro días.", "El envío tarda dos días.", "El envío: tarda cuatro días."]],
    ["ja", ["送料は返金の対象外です。", "送料は返金の対象です。", "送料は返金の対象外です。"]],
  ])("in other languages (%s)", (locale, pair) => hold([pair], locale));
});
