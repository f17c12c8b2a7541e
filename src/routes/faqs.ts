import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { callerOf } from "../plugins/caller.ts";
import { answerParts, chooseForm, type Form, streamedForms } from "../plugins/negotiate.ts";
import { FaqsRequest, FaqsResult } from "../schemas/page-content.ts";
import { faqPageJson } from "../services/faq-page.ts";
import { readFaqs } from "../services/read-faqs.ts";
import { openPageScope, under } from "../services/scope.ts";
import { collect } from "../streams/parts.ts";

const linkedData: Form = "application/ld+json";

/** `POST /api/v1/faqs`; `application/ld+json` gives a schema.org FAQPage. */
export function faqsRoute(context: Context) {
  return new Elysia({ normalize: false }).post(
    "/api/v1/faqs",
    async ({ body, request, set }) => {
      const scope = await openPageScope(context, body, callerOf(request, set.headers));
      const forms = [...streamedForms, linkedData];
      const parts = (signal: AbortSignal) => readFaqs(context, under(scope, signal), body);
      if (chooseForm(request.headers.get("accept"), forms) !== linkedData) {
        return answerParts<FaqsResult>({ request, requestId: scope.requestId, context, parts });
      }
      const result = await collect<FaqsResult>(await parts(request.signal));
      // A Response passes Elysia as it is; the type is that of the JSON form.
      return new Response(faqPageJson(result), { headers: { "content-type": linkedData } }) as unknown as FaqsResult;
    },
    { body: FaqsRequest, response: { 200: FaqsResult } },
  );
}
