import { load, message } from "../../../server/bench/load.ts";

// Posts so many messages a second to a server, for so many seconds, from a process of its own.
const [, , origin = "", rate, seconds] = process.argv;
// Each run's addresses and keys are its own.
const first = Math.floor(Math.random() * 2 ** 24);
const { refused } = await load(
  [origin],
  { seconds: Number(seconds), connections: 32, rate: Number(rate) },
  (number) => message(first + number),
);
if (refused > 0) throw new Error(`${refused} messages were not stored.`);
