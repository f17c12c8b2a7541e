import type { Context } from "../../context.ts";
import { messageOf } from "../../errors.ts";
import { isLoopbackHost } from "../../net/addresses.ts";
import { answerMs, type Finding } from "./finding.ts";

/** Whether visitors reach the server under `PUBLIC_URL`. */
export async function checkPublicUrl({ config: { publicUrl } }: Context): Promise<Finding> {
  const check = "PUBLIC_URL";
  const { protocol, hostname } = new URL(publicUrl);
  const fault = await faultOfHealth(`${publicUrl}/healthz`);
  if (fault) return { check, state: "warning", message: `${publicUrl} does not lead to a running Usher: ${fault}` };
  if (isLoopbackHost(hostname)) {
    return { check, state: "warning", message: `${publicUrl} answers on this machine alone: links and tokens name it` };
  }
  if (protocol !== "https:") return { check, state: "warning", message: `${publicUrl} is not https` };
  return { check, state: "ok", message: `${publicUrl} answers` };
}

async function faultOfHealth(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(answerMs), redirect: "manual" });
    const text = await answer.text();
    return answer.ok && text.includes('"ok"') ? undefined : `it answers ${answer.status}`;
  } catch (error) {
    return messageOf(error);
  }
}
