import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { interleave } from "../comparison/comparison.ts";
import { checkout, startServer, temporaryFolder } from "../processes/start-server.ts";
import type { Part } from "../report/document.ts";

/** Measures how long `npm start` takes in a fresh clone of the last commit, and once more there. */
export async function measureStart(rounds: number): Promise<Part> {
  const { fresh, again } = await interleave(rounds, { ours: startTwice });
  const measure = { unit: "s" } as const;
  const measures = [
    { ...measure, name: "in a fresh clone", goals: [{ limit: 25 }], samples: fresh },
    { ...measure, name: "if nothing has changed", goals: [{ limit: 3 }], samples: again },
  ];
  return {
    title: "Start",
    method:
      "From the command to the last byte of the home page. Packages come from this machine's pnpm store.",
    comparisons: [{ title: "npm start", measures }],
  };
}

async function startTwice(): Promise<{ fresh: number; again: number }> {
  await using folder = await temporaryFolder();
  const clone = join(folder.path, "clone");
  execFileSync("git", ["clone", "--quiet", checkout, clone]);
  return { fresh: await secondsToHomePage(clone), again: await secondsToHomePage(clone) };
}

async function secondsToHomePage(cwd: string): Promise<number> {
  // `npm run bench` puts programs of this checkout into the search path. A terminal has none of them.
  const folders = (process.env["PATH"] ?? "").split(":").filter((folder) => !folder.startsWith(checkout));
  const started = performance.now();
  await using server = await startServer(["npm", "start"], { cwd, env: { PATH: folders.join(":") } });
  return server.pid && (performance.now() - started) / 1000;
}
