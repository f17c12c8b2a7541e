import type { AgentProfile } from "../schemas/agent.ts";
import type { SuggestionsRequest, SuggestionsResult } from "../schemas/search.ts";
import { answerSignal } from "./answer-time.ts";

/** Which agent the widget talks to, and how. */
export interface Place {
  /** Address of the server, without a slash at its end. */
  base: string;
  indexId: string;
  isPrivate: boolean;
  /** Of the page, as a BCP 47 tag; "" where it does not tell. */
  language: string;
}

const questions = 3;

/** Who answers. Rejects where the agent cannot be had now: a browser does not tell a refused origin from a lost server. */
export async function agentProfile({ base, indexId }: Place, leaving: AbortSignal): Promise<AgentProfile> {
  const address = `${base}/service/v1/agent?indexId=${encodeURIComponent(indexId)}`;
  const response = await fetch(address, { signal: answerSignal(leaving) });
  const body = (await response.json()) as AgentProfile & { code?: string; error?: string };
  if (response.ok) return body;
  throw new Error(`${body.code}: ${body.error}`);
}

/** Questions that a visitor could begin with, in the language of the page where there are such; none on failure. */
export async function firstQuestions(place: Place, sessionId: string, leaving: AbortSignal): Promise<string[]> {
  const { base, indexId: company, isPrivate: is_private_session, language } = place;
  const locale = language === "" ? {} : { locale: language };
  const request: SuggestionsRequest = { company, sessionId, n: questions, is_private_session, ...locale };
  try {
    const response = await fetch(`${base}/api/v1/suggestions`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
      signal: answerSignal(leaving),
    });
    return response.ok ? ((await response.json()) as SuggestionsResult).suggestions : [];
  } catch {
    return [];
  }
}
