import { expect, test } from "bun:test";
import { isSupported } from "../../src/generation/grounding/grounding.ts";

const bakery = `A large sourdough loaf costs 6 euros and a small one costs 4 euros. Prices include sales tax.
Freeze bread in slices for up to three months. Toast frozen slices without thawing them first.
Schools and care homes get a discount of 15 percent on orders of ten loaves or more.`;
const courses = `A baking course lasts one day and takes eight people at most. Each participant takes home two loaves and a jar of starter. A deposit of 30 euros is due when you book. Bring an apron, a towel and a box for your loaves.`;
const software = `Usher reads your pages, builds an index from them, and answers your visitors from those pages and nothing else. An access token lives 15 minutes. If the token has expired, the server answers 401 and the client asks for a new one. Logs never hold a token or a message.`;
const museum = `The museum was founded in 1912 by the painter Anna Holm. It is open from 10 am to 5 pm, Tuesday to Sunday. Children under 12 enter free, and students pay 9 euros with a valid card. The café on the first floor serves lunch until 3 pm.`;
const health = `Drink at least two litres of water a day in hot weather. Older people should rest in the shade between noon and 4 pm. Call a doctor if the fever lasts more than three days.`;
const travel = `Trains to Oslo leave every hour from platform 4 and take about three hours. Bikes can be taken along for 10 euros, but only outside rush hours. Seats are larger in first class than in second class.`;
const spanish = `El envío tarda de dos a cuatro días laborables y cuesta 5 euros. Si el pedido supera los 50 euros, el envío es gratis.`;
const german = `Die Lieferung dauert zwei bis vier Werktage und kostet 5 Euro. Wenn die Ware beschädigt ist, ersetzen wir sie kostenlos.`;
const french = `La livraison prend deux à quatre jours ouvrables et coûte 5 euros. Les retours sont possibles pendant 30 jours.`;
const chinese = "收货后30天内可免费退货。退款将在5个工作日内到账。";
const swedish = "Leveransen tar två till fyra arbetsdagar. Avgiften betalas tillbaka om varan är oöppnad.";

/** Shortened, joined, turned round or in other words: what somebody would write who has read the page. */
test.each<[item: string, page: string, locale?: string]>([
  ["A large sourdough loaf costs 6 euros.", bakery],
  ["Sales tax is included in prices.", bakery],
  ["You can freeze bread in slices for up to three months.", bakery],
  ["Frozen slices can be toasted without thawing them first.", bakery],
  ["Schools and care homes get 15 percent discount on orders of ten loaves or more.", bakery],
  ["On orders of ten loaves or more, schools get a discount of 15 percent.", bakery],
  ["Participants take home two loaves and a jar of starter.", courses],
  ["When you book, a deposit of 30 euros is due.", courses],
  ["Bring an apron and a towel.", courses],
  ["Usher answers visitors from your pages and nothing else.", software],
  ["Access tokens live 15 minutes.", software],
  ["The server answers 401 if the token has expired.", software],
  ["When a token has expired, the client asks for a new one.", software],
  ["Logs never hold tokens or messages.", software],
  ["The museum was founded in 1912.", museum],
  ["Anna Holm, a painter, founded the museum in 1912.", museum],
  ["The museum is open from Tuesday to Sunday.", museum],
  ["Students with a valid card pay 9 euros.", museum],
  ["Children under 12 enter free.", museum],
  ["The café serves lunch until 3 pm.", museum],
  ["In hot weather, drink at least two litres of water a day.", health],
  ["If the fever lasts more than three days, call a doctor.", health],
  ["Trains to Oslo leave every hour.", travel],
  ["Trains leave from platform 4 and take about three hours.", travel],
  ["Bikes can be taken along for 10 euros, but only outside rush hours.", travel],
  ["First class seats are larger than those in second class.", travel],
  ["El envío cuesta 5 euros.", spanish, "es"],
  ["El envío es gratis si el pedido supera los 50 euros.", spanish, "es"],
  ["Die Lieferung kostet 5 Euro.", german, "de"],
  ["Kostenlos ersetzen wir die Ware, wenn sie beschädigt ist.", german, "de"],
  ["Les retours sont possibles pendant 30 jours.", french, "fr"],
  ["La livraison coûte 5 euros.", french, "fr"],
  ["退款将在5个工作日内到账。", chinese, "zh"],
  ["Leveransen tar två till fyra arbetsdagar!", swedish, "sv"],
])("An honest item is borne out: %s", (item, page, locale = "en") => {
  expect(isSupported(item, page, locale)).toBe(true);
});
