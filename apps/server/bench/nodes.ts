import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { startCluster } from "../test/postgres-cluster.ts";
import { postgresPrograms } from "../test/postgres-programs.ts";
import { commitAlone } from "./commit-alone.ts";
import type { LoadSize } from "./load.ts";
import { measureRound, type Figures } from "./round.ts";

/** Of PostgreSQL alone: one connection waits for the disk each time, many share what it does. */
const connectionsAlone = [1, 10, 30];

/**
 * Measures so many servers on one PostgreSQL that writes to the disk as it does by default.
 *
 * @param nodes how many servers at a time, such as 1, 2 and 3
 * @param rounds how often each is measured: in turn, so that what else the machine does meets all of them
 * @returns a table of medians, each with the lowest and highest of the rounds
 * @throws Error where PostgreSQL is not installed
 */
export async function measureNodes(
  nodes: readonly number[],
  rounds: number,
  size: LoadSize,
): Promise<string> {
  if (!postgresPrograms) throw new Error("PostgreSQL is not installed (Debian: apt install postgresql)");
  const cluster = await startCluster({
    fsync: "on",
    full_page_writes: "on",
    shared_preload_libraries: "pg_stat_statements",
  });
  try {
    const pid = Number.parseInt(await readFile(join(cluster.folder, "data/postmaster.pid"), "utf8"), 10);
    const alone = connectionsAlone.map((): number[] => []);
    const served = nodes.map((): Figures[] => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [place, connections] of connectionsAlone.entries())
        alone[place]?.push(await commitAlone(await cluster.createDatabase(), connections, size.seconds));
      for (const [place, servers] of nodes.entries())
        served[place]?.push(await measureRound({ cluster, pid, servers, size }));
    }
    const names = Object.keys(served[0]?.[0] ?? {});
    return [
      `PostgreSQL in ${postgresPrograms}, ${rounds} rounds`,
      "",
      "PostgreSQL alone, commits/s of one row each:",
      ...alone.map(
        (figures, place) => `  ${String(connectionsAlone[place]).padStart(2)} connections  ${show(figures)}`,
      ),
      "",
      ["servers".padEnd(48), ...nodes.map((servers) => String(servers).padEnd(22))].join("").trimEnd(),
      ...names.map((name) =>
        [
          name.padEnd(48),
          ...served.map((figures) => show(figures.map((figure) => figure[name] ?? Number.NaN)).padEnd(22)),
        ]
          .join("")
          .trimEnd(),
      ),
    ].join("\n");
  } finally {
    await cluster.stop();
  }
}

/** The median and the range; of what could not be measured, nothing. */
function show(figures: readonly number[]): string {
  const sorted = figures.filter((figure) => !Number.isNaN(figure)).toSorted((a, b) => a - b);
  const [low, high] = [sorted.at(0), sorted.at(-1)];
  if (low === undefined || high === undefined) return "–";
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  const median = shorten(middle.reduce((sum, figure) => sum + figure, 0) / middle.length);
  return low === high ? median : `${median} (${shorten(low)}–${shorten(high)})`;
}

function shorten(figure: number): string {
  return figure.toFixed(figure >= 100 || Number.isInteger(figure) ? 0 : figure >= 10 ? 1 : 2);
}
