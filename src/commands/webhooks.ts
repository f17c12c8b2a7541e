import { defineCommand } from "citty";
import {
  type ListedDelivery,
  listWebhookDeliveries,
  replayWebhookDeliveries,
} from "../services/operations/webhook-deliveries.ts";
import { print, visible } from "./output.ts";
import { companyNamed, jsonFlag, withContext } from "./shared.ts";

const company = { type: "positional", description: "The company's slug", required: true } as const;

const list = defineCommand({
  meta: { name: "list", description: "Show dead letters and deliveries that wait, with their tries" },
  args: {
    company,
    all: { type: "boolean", description: "Show delivered ones too", default: false },
    ...jsonFlag,
  },
  async run({ args }) {
    await withContext(async (context) => {
      const { slug } = await companyNamed(context, args.company);
      const listed = await listWebhookDeliveries(context, slug, { delivered: args.all });
      const off = listed.disabled ? ["The webhook answered 410 and is off until its url changes or a replay."] : [];
      const lines = listed.deliveries.flatMap(textOf);
      await print(args.json, listed, [...off, ...lines].join("\n") || "Nothing waits, and there are no dead letters.");
    });
  },
});

const replay = defineCommand({
  meta: { name: "replay", description: "Send dead letters again, one or all of them" },
  args: {
    company,
    id: { type: "positional", description: "One delivery's id; all dead letters without it", required: false },
    ...jsonFlag,
  },
  async run({ args }) {
    await withContext(async (context) => {
      const { slug } = await companyNamed(context, args.company);
      const replayed = await replayWebhookDeliveries(context, slug, args.id);
      if (args.id !== undefined && replayed === 0) throw new Error(`${args.company} has no dead letter ${args.id}`);
      await print(args.json, { replayed }, `${replayed} dead letters go out again as soon as a server runs.`);
    });
  },
});

/** `usher webhooks …` */
export const webhooksCommand = defineCommand({
  meta: { name: "webhooks", description: "Deliveries to companies' webhooks" },
  subCommands: { list, replay },
});

function textOf({ id, status, sessionId, createdAt, nextAt, tries }: ListedDelivery): string[] {
  const next = nextAt ? `, next try ${nextAt}` : "";
  const told = tries.map(({ attempt, at, status: code, fault, ms }) => {
    return `    try ${attempt}  ${at}  ${[code, fault].filter((word) => word !== null).join(" ")}  ${ms} ms`;
  });
  return [`${status.padEnd(9)} ${id}  session ${visible(sessionId)}, made ${createdAt}${next}`, ...told];
}
