import { HOUR } from "../../text/appointment.ts";

/** From what hour to what hour, on the day that is told before. */
const FROM_TO = new RegExp(
  `\\b(?:starts?|begins?|opens?|from|beginnt|startet|von|ab|begint|van|vanaf|de|dalle|das)(?: (?:at|um|om|à))? ${HOUR}.{1,30}?(?:to|until|till|finish\\w*|ends?|bis|endet|tot|eindigt|à|jusqu['’]à|a|alle|às|hasta las)(?: (?:at|um|om|à))? ${HOUR}`,
  "iu",
);
/** What stands before it is meant. */
const ELSEWHERE = /(?<!\p{L})(?:dann|danach|diese[smr]|though|daarna|dan|ensuite|luego|después|poi|depois)(?!\p{L})/iu;
/** Whether a sentence tells from what hour to what hour something lasts. */
export function tellsFromTo(text: string): boolean {
  return /\d/.test(text) && FROM_TO.test(text);
}

/** Whether a date or a price is that of something told before: "Dann treffen wir uns am …" */
export function isOfOther(text: string): boolean {
  return ELSEWHERE.test(text);
}

/** Where events are told of, one a page. */
const OF_EVENT = /\/(?:events?|webinars?|workshops?|talks?|meetups?|conferences?)\/./i;
/** What calls to an event, and says behind it what will be told or done there. */
const CALLS_TO_EVENT =
  /^(?:please )?(?:join|come|hear|listen|watch|learn|attend|discover|explore)(?! (?:and )?(?:learn )?(?:more|(?:the|this|our) (?:full )?(?:videos?|recordings?|webinars?|livestreams?))\b)(?=(?: \S+){10}).*\b(?:about|as|how|to \p{L}|where|on|for|with)\b/iu;

/** Whether a sentence calls its reader to the event that its page tells of, and says what it is about. */
export function invitesToEvent(text: string, url: string): boolean {
  return OF_EVENT.test(url) && CALLS_TO_EVENT.test(text);
}
