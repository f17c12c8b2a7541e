import { defineCommand } from "citty";
import type { Database } from "../db/client.ts";
import type { RevisionRow } from "../db/queries/revisions.ts";
import { publish, rollback } from "../runtime-package/publish.ts";
import { print } from "./output.ts";
import { companyNamed, jsonFlag, untilSeen, withContext } from "./shared.ts";

function pointerCommand(
  name: string,
  description: string,
  move: (db: Database, company: string) => Promise<RevisionRow>,
) {
  return defineCommand({
    meta: { name, description },
    args: { company: { type: "positional", description: "The company's slug", required: true }, ...jsonFlag },
    async run({ args }) {
      await withContext(async (context) => {
        const { slug } = await companyNamed(context, args.company);
        const { company, id, corpusVersion } = await move(context.db, slug);
        await untilSeen();
        const answer = { company, revision: id, corpusVersion, version: "published" };
        await print(args.json, answer, `${company}: published is now corpus version ${corpusVersion} (${id})`);
      });
    },
  });
}

/** `usher publish <company>` */
export const publishCommand = pointerCommand("publish", "Publish the unpublished revision", publish);

/** `usher rollback <company>` */
export const rollbackCommand = pointerCommand("rollback", "Go back to the publication before", rollback);
