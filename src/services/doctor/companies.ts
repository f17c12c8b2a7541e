import type { Context } from "../../context.ts";
import { shownAddress } from "../../db/connect.ts";
import { messageOf } from "../../errors.ts";
import { readCorpusPages } from "../../runtime-package/corpus-store.ts";
import type { Company } from "../../runtime-package/directory.ts";
import { ruleWarnings } from "../operations/settings-warnings.ts";
import type { Finding } from "./finding.ts";

/** Whether each company has what its visitors need. */
export async function* checkCompanies(context: Context): AsyncGenerator<Finding> {
  const companies = await context.packages.companies();
  if (companies.length === 0) {
    const place = shownAddress(context.config.database);
    yield { check: "companies", state: "warning", message: `there is none in ${place}: \`usher ingest\` makes one` };
  }
  for (const company of companies) yield* checkCompany(context, company);
  const { defaultCompany } = context.config;
  if (
    defaultCompany !== undefined &&
    !companies.some(({ slug, row }) => [slug, row.indexId].includes(defaultCompany))
  ) {
    yield { check: "DEFAULT_COMPANY", state: "fault", message: `there is no company ${defaultCompany}` };
  }
}

async function* checkCompany(context: Context, company: Company): AsyncGenerator<Finding> {
  const check = `company ${company.slug}`;
  yield { check, ...(await stateOfIndex(context, company)) };
  const { agentEnabled, origins } = company.row.live;
  if (agentEnabled && origins.length === 0) {
    yield { check, state: "warning", message: "origins: none is listed, so that no page may use the agent" };
  }
  for (const message of await oddRules(context, company)) yield { check, state: "warning", message };
}

async function oddRules({ store }: Context, { pointers }: Company): Promise<string[]> {
  const published = pointers.get("published");
  if (!published) return [];
  const pages = await readCorpusPages(store, published.corpusKey);
  const lost = published.pageCount - pages.length;
  if (lost > 0) return [`pages lost from DATA_DIR: ${lost} of ${published.pageCount}; the next ingest reads them anew`];
  return ruleWarnings(published.settings, pages);
}

async function stateOfIndex({ packages, segments }: Context, company: Company): Promise<Omit<Finding, "check">> {
  const published = company.pointers.get("published");
  if (!published) {
    return { state: "warning", message: `nothing is published: \`usher publish ${company.slug}\`` };
  }
  try {
    await segments.get(published.segmentKey);
    await packages.resolve(company, "published");
    return {
      state: "ok",
      message: `corpus version ${published.corpusVersion} with ${published.pageCount} pages is published`,
    };
  } catch (error) {
    return { state: "fault", message: `the index cannot be loaded, ingest it again: ${messageOf(error)}` };
  }
}
