import type { Phrases } from "./language.ts";

/** What is said to visitors in languages whose rules the engine does not know. */
type Said = Omit<Phrases, "warmOpening">;

const PHRASES: Readonly<Record<string, Said>> = {
  ar: {
    noAnswer: "لم أجد إجابة عن ذلك في هذا الموقع.",
    nearest: "هذه الصفحات هي الأقرب:",
    page: "هذه الصفحة هي الأقرب:",
    greeting: "مرحبًا! اسألني أي شيء عن هذا الموقع وسأجيبك من صفحاته.",
    closing: "على الرحب والسعة. اسألني مجددًا متى شئت.",
  },
  cs: {
    noAnswer: "Odpověď na to jsem na tomto webu nenašel.",
    nearest: "Nejblíže jsou tyto stránky:",
    page: "Nejblíže je tato stránka:",
    greeting: "Dobrý den! Zeptejte se na cokoli o tomto webu, odpovím z jeho stránek.",
    closing: "Rádo se stalo. Kdykoli se zeptejte znovu.",
  },
  da: {
    noAnswer: "Det fandt jeg ikke noget svar på her på siden.",
    nearest: "Disse sider kommer tættest på:",
    page: "Denne side kommer tættest på:",
    greeting: "Hej! Spørg mig om hvad som helst på denne hjemmeside, så svarer jeg ud fra dens sider.",
    closing: "Det var så lidt. Spørg bare igen.",
  },
  el: {
    noAnswer: "Δεν βρήκα απάντηση σε αυτό σε αυτόν τον ιστότοπο.",
    nearest: "Αυτές οι σελίδες είναι οι πλησιέστερες:",
    page: "Αυτή η σελίδα είναι η πλησιέστερη:",
    greeting: "Γεια σας! Ρωτήστε με ό,τι θέλετε για αυτόν τον ιστότοπο και θα απαντήσω από τις σελίδες του.",
    closing: "Παρακαλώ. Ρωτήστε με ξανά όποτε θέλετε.",
  },
  fi: {
    noAnswer: "En löytänyt tähän vastausta tältä sivustolta.",
    nearest: "Nämä sivut ovat lähimpänä:",
    page: "Tämä sivu on lähimpänä:",
    greeting: "Hei! Kysy mitä tahansa tästä sivustosta, niin vastaan sen sivujen perusteella.",
    closing: "Ole hyvä. Kysy milloin vain uudelleen.",
  },
  he: {
    noAnswer: "לא מצאתי לכך תשובה באתר הזה.",
    nearest: "הדפים הקרובים ביותר:",
    page: "הדף הקרוב ביותר:",
    greeting: "שלום! אפשר לשאול אותי כל דבר על האתר הזה, ואענה מתוך הדפים שלו.",
    closing: "בשמחה. אפשר לשאול שוב בכל עת.",
  },
  hi: {
    noAnswer: "इस साइट पर मुझे इसका उत्तर नहीं मिला।",
    nearest: "ये पृष्ठ सबसे निकट हैं:",
    page: "यह पृष्ठ सबसे निकट है:",
    greeting: "नमस्ते! इस साइट के बारे में कुछ भी पूछिए, उत्तर इसके पृष्ठों से मिलेगा।",
    closing: "आपका स्वागत है। जब चाहें फिर पूछिए।",
  },
  hu: {
    noAnswer: "Erre nem találtam választ ezen az oldalon.",
    nearest: "Ezek az oldalak állnak a legközelebb:",
    page: "Ez az oldal áll a legközelebb:",
    greeting: "Üdvözlöm! Kérdezzen bármit erről a webhelyről, az oldalai alapján válaszolok.",
    closing: "Szívesen. Kérdezzen újra bármikor.",
  },
  ja: {
    noAnswer: "このサイトには、その答えが見つかりませんでした。",
    nearest: "次のページが最も近い内容です：",
    page: "次のページが最も近い内容です：",
    greeting: "こんにちは。このサイトについて何でもお尋ねください。サイトのページをもとにお答えします。",
    closing: "どういたしまして。いつでもまたお尋ねください。",
  },
  ko: {
    noAnswer: "이 사이트에서 그에 대한 답을 찾지 못했습니다.",
    nearest: "가장 가까운 페이지:",
    page: "가장 가까운 페이지:",
    greeting: "안녕하세요! 이 사이트에 대해 무엇이든 물어보세요. 사이트의 페이지를 바탕으로 답해 드립니다.",
    closing: "천만에요. 언제든지 다시 물어보세요.",
  },
  no: {
    noAnswer: "Det fant jeg ikke noe svar på her på nettstedet.",
    nearest: "Disse sidene kommer nærmest:",
    page: "Denne siden kommer nærmest:",
    greeting: "Hei! Spør meg om hva som helst på dette nettstedet, så svarer jeg ut fra sidene.",
    closing: "Bare hyggelig. Spør gjerne igjen.",
  },
  pl: {
    noAnswer: "Nie ma na to odpowiedzi w tej witrynie.",
    nearest: "Najbliższe są te strony:",
    page: "Najbliższa jest ta strona:",
    greeting: "Dzień dobry! Proszę pytać o wszystko w tej witrynie, odpowiem na podstawie jej stron.",
    closing: "Nie ma za co. Proszę pytać ponownie w każdej chwili.",
  },
  ro: {
    noAnswer: "Nu am găsit un răspuns la aceasta pe acest site.",
    nearest: "Aceste pagini sunt cele mai apropiate:",
    page: "Această pagină este cea mai apropiată:",
    greeting: "Bună ziua! Întrebați-mă orice despre acest site și voi răspunde din paginile lui.",
    closing: "Cu plăcere. Întrebați din nou oricând.",
  },
  ru: {
    noAnswer: "На этом сайте нет ответа на этот вопрос.",
    nearest: "Ближе всего эти страницы:",
    page: "Ближе всего эта страница:",
    greeting: "Здравствуйте! Спросите меня о чём угодно на этом сайте, и я отвечу по его страницам.",
    closing: "Пожалуйста. Спрашивайте ещё в любое время.",
  },
  sv: {
    noAnswer: "Det hittade jag inget svar på här på webbplatsen.",
    nearest: "De här sidorna ligger närmast:",
    page: "Den här sidan ligger närmast:",
    greeting: "Hej! Fråga mig vad som helst om den här webbplatsen, så svarar jag utifrån dess sidor.",
    closing: "Ingen orsak. Fråga gärna igen.",
  },
  tr: {
    noAnswer: "Bu sitede buna bir yanıt bulamadım.",
    nearest: "En yakın sayfalar:",
    page: "En yakın sayfa:",
    greeting: "Merhaba! Bu site hakkında istediğinizi sorun, sayfalarından yanıtlayayım.",
    closing: "Rica ederim. Dilediğiniz zaman yine sorun.",
  },
  uk: {
    noAnswer: "На цьому сайті немає відповіді на це запитання.",
    nearest: "Найближчі сторінки:",
    page: "Найближча сторінка:",
    greeting: "Вітаю! Запитайте мене про будь-що на цьому сайті, і я відповім за його сторінками.",
    closing: "Прошу. Запитуйте ще будь-коли.",
  },
};

/** Norwegian is told by three tags. */
const SAME: Readonly<Record<string, string>> = { nb: "no", nn: "no" };

/** What is said in a language, by its primary subtag; undefined where that is not known. */
export function otherPhrases(language: string): Said | undefined {
  return PHRASES[SAME[language] ?? language];
}

/** All that is said in those languages. */
export const allOtherPhrases: readonly Said[] = Object.values(PHRASES);
