import { defineCommand } from "citty";
import { rotateSigningKey } from "../agent/rotate-keys.ts";
import { jsonFlag, print, withContext } from "./shared.ts";

const rotate = defineCommand({
  meta: { name: "rotate", description: "Make the next key that signs visitors' tokens" },
  args: { ...jsonFlag },
  async run({ args }) {
    await withContext(async ({ db }) => {
      const { id, activeAt } = await rotateSigningKey(db);
      const from = new Date(activeAt).toISOString();
      print(args.json, { key: id, activeAt: from }, `${id} signs from ${from}; tokens out there stay valid`);
    });
  },
});

/** `usher keys …` */
export const keysCommand = defineCommand({
  meta: { name: "keys", description: "Keys of this server" },
  subCommands: { rotate },
});
