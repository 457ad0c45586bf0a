import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { readPublicModules, valuesOf } from "../scripts/public-modules.ts";
import { importsOf, readSourceGraph } from "../scripts/source-graph.ts";
import { clientReasons, isMarked } from "./client-reasons.ts";

const graph = await readSourceGraph("index.ts");
const files = [...graph.keys()].filter((file) => /\.tsx?$/.test(file));
const publicFiles = new Set(
  readPublicModules().flatMap((each) => (valuesOf(each).length > 0 ? [each.path] : [])),
);
const marked = new Set(files.filter((file) => isMarked(`src/${file}`)));
const ownReasons = new Map(files.map((file) => [file, clientReasons(`src/${file}`)]));
const built = (file: string) => `dist/${file.replace(/tsx?$/, "js")}`;

/** The graph of a server, which ends at marked files. */
const serverGraph = new Map([...graph].map(([file, imports]) => [file, marked.has(file) ? [] : imports]));

/** Returns why a file and its imports need a client, without the reasons of marked imports. */
function reasonsOf(file: string): string[] {
  const imports = importsOf(serverGraph, ...(graph.get(file) ?? [])).filter((each) => !marked.has(each));
  return [file, ...imports].flatMap((each) =>
    (ownReasons.get(each) ?? []).map((reason) => `${reason} in ${each}`),
  );
}

test.each([...publicFiles].filter((file) => !marked.has(file)))(
  'does not mark %s with "use client", because it needs no client',
  (file) => {
    expect(reasonsOf(file)).toEqual([]);
  },
);

test.each([...publicFiles].filter((file) => marked.has(file)))(
  'marks %s with "use client", because it needs a client',
  (file) => {
    expect(reasonsOf(file)).not.toEqual([]);
  },
);

test("marks only public files, and never the index: a server cannot use values of marked files", () => {
  expect([...marked].filter((file) => !publicFiles.has(file))).toEqual([]);
});

test.each([...marked])("exports functions only from %s, and builds its mark", async (file) => {
  expect(isMarked(built(file))).toBe(true);
  const values: unknown[] = Object.values(await import(`../src/${file}`));
  expect(values.map((value) => typeof value)).toEqual(values.map(() => "function"));
});

test("loads every file that unmarked ones need with a server's React", () => {
  const unmarked = files.filter((file) => publicFiles.has(file) && !marked.has(file));
  const forServer = importsOf(serverGraph, ...unmarked).filter(
    (file) => !importsOf(graph, file).some((each) => marked.has(each)),
  );
  expect(forServer.length).toBeGreaterThan(100);
  const statements = forServer.map(
    (file) => `await import(${JSON.stringify(`./${built(file.replace(/css$/, "ts"))}`)});`,
  );
  const options = ["--conditions=react-server", "--input-type=module", "--eval"];
  const load = () => execFileSync(process.execPath, [...options, statements.join("")], { stdio: "pipe" });
  expect(load).not.toThrow();
});
