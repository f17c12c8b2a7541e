import { Webhook } from "standardwebhooks";

/** A message as it goes out: `id` is the same on each try, `at` is the try's own time. */
export interface Message {
  id: string;
  at: Date;
  body: string;
}

/** The three headers of Standard Webhooks; each secret signs, so that one can replace another without a gap. */
export function signedHeaders(secrets: readonly string[], { id, at, body }: Message): Record<string, string> {
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(" "),
  };
}
