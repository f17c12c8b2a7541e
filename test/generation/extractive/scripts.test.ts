import { describe, expect, test } from "bun:test";
import { faqsOf, page, takeawaysOf } from "./fixtures.ts";

// Pages in languages of which the engine knows the marks alone.

const whole: [locale: string, question: string, text: string][] = [
  ["hi", "मैं भुगतान कैसे करूँ?", "आप नकद, कार्ड या बैंक से भुगतान कर सकते हैं।"],
  ["hy", "Ինչպե՞ս վճարել", "Դուք կարող եք վճարել կանխիկ կամ քարտով։"],
  ["am", "እንዴት እከፍላለሁ?", "በጥሬ ገንዘብ ወይም በካርድ መክፈል ይችላሉ።"],
  ["my", "ဘယ်လို ငွေပေးချေရမလဲ?", "သင်သည် ငွေသား သို့မဟုတ် ကတ်ဖြင့် ပေးချေနိုင်သည်။"],
  ["km", "តើខ្ញុំទូទាត់ដោយរបៀបណា?", "អ្នកអាចទូទាត់ជាសាច់ប្រាក់ ឬតាមកាតធនាគារ។"],
  ["ur", "میں ادائیگی کیسے کروں؟", "آپ نقد یا کارڈ سے ادائیگی کر سکتے ہیں۔"],
  ["th", "ฉันจะชำระเงินได้อย่างไร?", "คุณสามารถชำระเงินด้วยเงินสดหรือบัตรเครดิตได้ที่ร้านของเรา"],
  ["ja", "支払い方法は何ですか？", "現金、クレジットカード、銀行振込がご利用いただけます。"],
  ["ru", "Сколько длится доставка?", "Доставка занимает два дня."],
  ["ar", "كيف يمكنني الدفع؟", "نقبل النقد والبطاقات والتحويل المصرفي."],
  ["ko", "어떻게 결제하나요?", "현금과 카드, 계좌 이체를 받습니다."],
  ["el", "Πώς μπορώ να πληρώσω;", "Δεχόμαστε μετρητά, κάρτες και τραπεζικά εμβάσματα."],
  ["ka", "როგორ გადავიხადო?", "შეგიძლიათ გადაიხადოთ ნაღდი ფულით ან ბარათით."],
  ["sv", "Hur betalar jag?", "Vi tar emot kontanter, kort och banköverföring."],
];

describe("A page of any script", () => {
  test.each(whole)("is told by its sentences (%s)", async (locale, _, text) => {
    expect(await takeawaysOf(page("Acme", [["", text]], locale))).toEqual([text]);
  });

  test.each(whole)(
    "is asked what its author asks, where the answer stands below (%s)",
    async (locale, question, text) => {
      expect(await faqsOf(page("Acme", [[question, text]], locale))).toEqual([{ question, answer: text }]);
      const plain = question.replace(/[?？؟;՞]/u, "");
      expect(await faqsOf(page("Acme", [[plain, text]], locale))).toEqual([]);
    },
  );

  test("is asked nothing by one word, or over a question", async () => {
    expect(await faqsOf(page("Acme", [["Betala?", "Vi tar emot kontanter, kort och banköverföring."]], "sv"))).toEqual(
      [],
    );
    expect(await faqsOf(page("Acme", [["Hur betalar jag?", "Vill du veta hur du betalar hos oss?"]], "sv"))).toEqual(
      [],
    );
  });

  test("shows a half sentence in none but Thai, which sets no mark, and there a short one", async () => {
    expect(await takeawaysOf(page("Acme", [["", "आप नकद, कार्ड या बैंक से भुगतान कर सकते"]], "hi"))).toEqual([]);
    const thai = "คุณสามารถชำระเงินด้วยเงินสดหรือบัตรเครดิตได้ที่ร้านของเรา";
    expect(await takeawaysOf(page("Acme", [["", Array(20).fill(thai).join(" ")]], "th"))).toEqual([]);
  });

  test("keeps blanks between the sentences of Thai, and none between those of Japanese", async () => {
    const thai = "ร้านของเรารับเงินสด\n\nร้านของเรารับบัตรเครดิตทุกวัน";
    expect((await faqsOf(page("Acme", [["ชำระเงินอย่างไร?", thai]], "th")))[0]?.answer).toBe(thai.replace("\n\n", " "));
    const japanese = "現金がご利用いただけます。カードもご利用いただけます。";
    expect((await faqsOf(page("Acme", [["支払い方法は何ですか？", japanese]], "ja")))[0]?.answer).toBe(japanese);
  });
});
