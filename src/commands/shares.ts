import { defineCommand } from "citty";
import { revokeAnyShare } from "../services/sessions/share-session.ts";
import { print } from "./output.ts";
import { jsonFlag, untilFollowed, withContext } from "./shared.ts";

const revoke = defineCommand({
  meta: { name: "revoke", description: "Take a share back: its addresses answer 404 from then on" },
  args: { id: { type: "positional", description: "The share's conversation_history_id", required: true }, ...jsonFlag },
  async run({ args }) {
    await withContext(async (context) => {
      await revokeAnyShare(context, args.id);
      await untilFollowed();
      await print(args.json, { id: args.id, revoked: true }, `${args.id} is revoked`);
    });
  },
});

/** `usher shares …` */
export const sharesCommand = defineCommand({
  meta: { name: "shares", description: "Snapshots of sessions that others may open" },
  subCommands: { revoke },
});
