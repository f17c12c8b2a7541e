import { defineCommand } from "citty";
import { rotateSigningKey } from "../agent/rotate-keys.ts";
import { type ApiKeyRow, listApiKeys } from "../db/queries/api-keys.ts";
import { idOfKey } from "../services/keys/api-key.ts";
import { createApiKey } from "../services/keys/create-api-key.ts";
import { revokeApiKey } from "../services/keys/revoke-api-key.ts";
import { print } from "./output.ts";
import { companyNamed, jsonFlag, untilFollowed, withContext } from "./shared.ts";

const company = { type: "positional", description: "The company's slug", required: true } as const;

const create = defineCommand({
  meta: { name: "create", description: "Make an API key of a company; it is shown this once" },
  args: { company, ...jsonFlag },
  async run({ args }) {
    await withContext(async (context) => {
      const { slug } = await companyNamed(context, args.company);
      const { id, text } = await createApiKey(context, slug);
      await untilFollowed();
      await print(args.json, { id, key: text }, text);
    });
  },
});

const list = defineCommand({
  meta: { name: "list", description: "Show the API keys of a company" },
  args: { company, ...jsonFlag },
  async run({ args }) {
    await withContext(async (context) => {
      const { slug } = await companyNamed(context, args.company);
      const keys = (await listApiKeys(context.db, slug)).map(shown);
      const lines = keys.map(({ id, createdAt, revokedAt }) => {
        return `${id}  made ${createdAt}  ${revokedAt ? `revoked ${revokedAt}` : "in force"}`;
      });
      await print(
        args.json,
        { keys },
        lines.join("\n") || `${slug} has no API key: \`usher keys create ${slug}\` makes one.`,
      );
    });
  },
});

function shown({ id, createdAt, revokedAt }: ApiKeyRow) {
  const time = (at: number) => new Date(at).toISOString();
  return { id, createdAt: time(createdAt), revokedAt: revokedAt === null ? null : time(revokedAt) };
}

const revoke = defineCommand({
  meta: { name: "revoke", description: "End an API key of a company, at once" },
  args: {
    company,
    id: { type: "positional", description: "The key's id, as in usk_<id>_…, or the key itself", required: true },
    ...jsonFlag,
  },
  async run({ args }) {
    // Whoever finds a key where it must not be has all of it.
    const id = idOfKey(args.id) ?? args.id;
    await withContext(async (context) => {
      const { slug } = await companyNamed(context, args.company);
      await revokeApiKey(context, slug, id);
      await untilFollowed();
      await print(args.json, { id, revoked: true }, `${id} is revoked`);
    });
  },
});

const rotate = defineCommand({
  meta: { name: "rotate", description: "Make the next key that signs visitors' tokens" },
  args: { ...jsonFlag },
  async run({ args }) {
    await withContext(async ({ db }) => {
      const { id, activeAt } = await rotateSigningKey(db);
      const from = new Date(activeAt).toISOString();
      await print(args.json, { key: id, activeAt: from }, `${id} signs from ${from}; tokens out there stay valid`);
    });
  },
});

/** `usher keys create|list|revoke <company>`: API keys; `usher keys rotate`: the key that signs tokens. */
export const keysCommand = defineCommand({
  meta: { name: "keys", description: "API keys of companies, and the keys that sign tokens" },
  subCommands: { create, list, revoke, rotate },
});
