import type { AgentEvent, AgentEventBody, AgentEventType } from "../schemas/agent-event.ts";

type EventOf<T extends AgentEventType> = Extract<AgentEvent, { type: T }>;

/** The first event of a type, if there is one. */
export function findEvent<T extends AgentEventType>(events: readonly AgentEvent[], type: T): EventOf<T> | undefined {
  return events.find((event): event is EventOf<T> => event.type === type);
}

/** The text of a reply, as far as the events tell it. */
export function replyText(events: readonly AgentEventBody[]): string {
  let text = "";
  for (const event of events) if (event.type === "message.appended") text += event.data.messageDelta;
  return text;
}
