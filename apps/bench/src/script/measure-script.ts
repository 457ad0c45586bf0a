import { writeFile } from "node:fs/promises";
import type { Comparison } from "../comparison/comparison.ts";
import { drawTreemap } from "./draw-treemap.ts";
import { weighFormScript, type WeighedFile } from "./weigh-script.ts";

const picture = new URL("../../../../docs/form-script.svg", import.meta.url);
const limit = "80 kB";

/** What a form page fetches before it is touched, and then; and draws what is in it. */
export async function measureScript(): Promise<readonly Comparison[]> {
  const files = await weighFormScript();
  const touch = files.filter(({ name }) => name === "sending");
  // Of the islands the page fetches its own; the contact form is the one that most visitors see.
  const first = files.filter(({ name }) =>
    /^(?:hydrate|hydrate-contact|form|react|rolldown-runtime)$/.test(name),
  );
  await writeFile(
    picture,
    drawTreemap(
      new Map([
        ["Before the first touch:", first],
        ["At the first touch:", touch],
      ]),
    ),
  );
  return [
    {
      id: "script/form",
      title: "The script of the contact page",
      unit: "B",
      better: "lower",
      reference: limit,
      promise: { candidate: "before the first touch", ratio: 1 },
      method: "Brotli, as published; docs/form-script.svg draws what is in it.",
      candidates: [
        { name: limit, samples: [80_000] },
        { name: "before the first touch", samples: [sum(first)] },
        { name: "at the first touch", samples: [sum(touch)] },
      ],
    },
  ];
}

function sum(files: readonly WeighedFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}
