import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import type { Load, Outcome } from "./load.ts";

// Asks as its one parameter says, where wrk is not installed.
const load: Load = JSON.parse(process.argv[2] ?? "{}");
let number = 0;
const {
  requests,
  non2xx,
  errors,
  "3xx": redirected,
} = await autocannon({
  url: load.url,
  duration: load.seconds,
  connections: load.connections,
  headers: { ...load.headers },
  ...(load.what === "messages" && {
    requests: [{ method: "POST", setupRequest: (request) => ({ ...request, ...message((number += 1)) }) }],
  }),
});
if (errors + non2xx - redirected > 0) throw new Error(`${load.url} refused ${errors + non2xx} requests.`);
const outcome: Outcome = { answered: requests.total, perSecond: requests.average };
process.stdout.write(JSON.stringify(outcome));

/** As `messages.lua` has it. */
function message(id: number) {
  return {
    headers: {
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      "x-forwarded-for": `10.${(id >> 16) & 255}.${(id >> 8) & 255}.${id & 255}`,
    },
    body: JSON.stringify({
      topic: "Ad Sales",
      email: `${id}@example.org`,
      description: "How much is that? ".repeat(34).trim(),
    }),
  };
}
