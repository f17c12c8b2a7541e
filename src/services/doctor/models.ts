import type { Context } from "../../context.ts";
import { messageOf } from "../../errors.ts";
import { extractiveModel } from "../../generation/engines.ts";
import { failureCodeOf } from "../../generation/failure.ts";
import { createOpenStream, type GeminiAccess } from "../../generation/gemini/sdk.ts";
import { answerMs, type Finding } from "./finding.ts";

/** As short as a request can be: it costs a few tokens. */
const prompt = {
  system: "You are asked whether you are there.",
  turns: [{ role: "user", text: "Say yes." }],
  maxOutputTokens: 16,
} as const;

/** Whether each model that a published package names answers. */
export async function* checkModels({ config: { gemini }, packages }: Context): AsyncGenerator<Finding> {
  const named = (await packages.companies()).flatMap(({ pointers }) =>
    Object.values(pointers.get("published")?.settings.models ?? {}),
  );
  const models = new Set([...(gemini ? [gemini.model] : []), ...named].filter((model) => model !== extractiveModel));
  if (!gemini) yield withoutKey(models);
  else for (const model of models) yield await checkModel({ ...gemini, model });
}

function withoutKey(models: ReadonlySet<string>): Finding {
  const check = "models";
  if (models.size === 0) return { check, state: "ok", message: "none: everything is answered from the pages alone" };
  const names = [...models].join(", ");
  return { check, state: "warning", message: `GEMINI_API_KEY is not set: nothing is asked of ${names}` };
}

async function checkModel(access: GeminiAccess): Promise<Finding> {
  const check = `model ${access.model}`;
  const leaving = new AbortController();
  const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(answerMs)]);
  try {
    await createOpenStream(access)(prompt, signal);
    return { check, state: "ok", message: "it answers" };
  } catch (error) {
    if (signal.aborted) return { check, state: "fault", message: `it does not answer within ${answerMs / 1000} s` };
    return { check, state: "fault", message: `${failureCodeOf(error)}: ${messageOf(error)}` };
  } finally {
    leaving.abort();
  }
}
