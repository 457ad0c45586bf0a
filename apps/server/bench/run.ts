import { parseArgs } from "node:util";
import { describeMachine } from "./describe-machine.ts";
import { measureNodes } from "./nodes.ts";
import { measureOneServer } from "./one-server.ts";

// Measures real servers from this machine: clients, mail server and database take their share of it. Compare before
// and after on one machine; the numbers alone say little.
const usage =
  "Usage: pnpm --filter @matchfront/server bench [--seconds 10] [--connections 50] [--rate 167] [--nodes 1,2,3 [--rounds 3]]\n";
const options = {
  seconds: { type: "string", default: "10" },
  connections: { type: "string", default: "50" },
  rate: { type: "string" },
  nodes: { type: "string" },
  rounds: { type: "string", default: "3" },
} as const;
const { values } = parseArgs({ options });
const [seconds, connections, rounds] = [values.seconds, values.connections, values.rounds].map(Number);
const nodes = values.nodes?.split(",").map(Number);

const rate = values.rate === undefined ? undefined : Number(values.rate);
if (!seconds || !connections || !rounds || Number.isNaN(rate) || nodes?.some((count) => !(count > 0))) {
  process.stderr.write(usage);
  process.exit(2);
}
const size = { seconds, connections, rate };
const offered = rate ? `${rate} a second` : "as many as are answered";
process.stdout.write(
  `${await describeMachine()}\n${seconds} s each, ${connections} connections, ${offered}\n`,
);
process.stdout.write(`${nodes ? await measureNodes(nodes, rounds, size) : await measureOneServer(size)}\n`);
process.stdout.write(`${await describeMachine()}\n`);
