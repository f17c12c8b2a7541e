import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { callerOf } from "../plugins/caller.ts";
import { answerParts, chooseForm, type Form, streamedForms } from "../plugins/negotiate.ts";
import { FaqsRequest, FaqsResult } from "../schemas/page-content.ts";
import { openPageScope } from "../services/caller/scope.ts";
import { faqPageJson } from "../services/content/faq-page.ts";
import { readFaqs } from "../services/content/read-faqs.ts";
import { wholeAnswer } from "../services/content/whole-answer.ts";

const linkedData: Form = "application/ld+json";

/** `POST /api/v1/faqs`; `application/ld+json` gives a schema.org FAQPage. */
export function faqsRoute(context: Context) {
  return new Elysia({ normalize: false }).post(
    "/api/v1/faqs",
    async ({ body, request, set }) => {
      const scope = await openPageScope(context, body, callerOf(request, set.headers));
      if (chooseForm(request.headers.get("accept"), [...streamedForms, linkedData]) !== linkedData) {
        return answerParts<FaqsResult>(context, request, scope, (within) => readFaqs(context, within, body));
      }
      const result = await wholeAnswer<FaqsResult>(scope, (within) => readFaqs(context, within, body));
      // A Response passes Elysia as it is; the type is that of the JSON form.
      return new Response(faqPageJson(result), { headers: { "content-type": linkedData } }) as unknown as FaqsResult;
    },
    { body: FaqsRequest, response: { 200: FaqsResult } },
  );
}
