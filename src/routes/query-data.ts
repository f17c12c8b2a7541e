import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { identifyKeyHolder, keyHolderOf } from "../plugins/api-key.ts";
import { refuseHead } from "../plugins/refuse-head.ts";
import { ExportLink, QueryDataQuery } from "../schemas/export.ts";
import { keyRejected, requestExport } from "../services/exports/request-export.ts";

/** Which of two values was meant nobody knows. */
function refuseRepeated({ url }: Request): void {
  const { searchParams } = new URL(url);
  const repeated = Object.keys(QueryDataQuery.properties).find((name) => searchParams.getAll(name).length > 1);
  if (repeated) throw new ServiceError("invalid_request", `${repeated}: Given more than once`);
}

/** `GET /query-data`: begins an export and answers with the link that the file will have. */
export function queryDataRoute(context: Context) {
  return new Elysia({ normalize: false }).head("/query-data", refuseHead, { detail: { hide: true } }).get(
    "/query-data",
    async ({ query, request, set }) => {
      const holder = keyHolderOf(request);
      if (!holder) throw keyRejected();
      refuseRepeated(request);
      const { company: companyName, start_date: startDate, end_date: endDate } = query;
      set.status = 202;
      return requestExport(context, holder, { companyName, startDate, endDate });
    },
    {
      query: QueryDataQuery,
      response: { 202: ExportLink },
      // The key comes first: who has none learns nothing of the parameters.
      async transform({ request }) {
        if (!keyHolderOf(request) && !(await identifyKeyHolder(context, request))) throw keyRejected();
      },
    },
  );
}
