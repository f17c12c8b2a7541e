/** The writing thread, which ends where a statement tells it to. */
import "../../src/db/write-worker.ts";

declare const self: Worker;

const answer = self.onmessage;
self.onmessage = (message: MessageEvent) => {
  if (JSON.stringify(message.data).includes("end the thread")) process.exit(1);
  answer?.call(self, message);
};
