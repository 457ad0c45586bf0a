import { chromium } from "playwright";
import { interleave, type Comparison } from "../comparison/comparison.ts";
import { buildCandidates, type BuiltCandidate } from "./build-candidates.ts";
import { openFormPage, scriptPerKey, serveCandidates, type FormPage } from "./form-page.ts";

/** Instead of Playwright's own browser. */
const executablePath = process.env["CHROMIUM_PATH"];
/** Keys of one sample. */
const keys = 100;
/** Forms of one sample. */
const forms = 50;
const reference = "react-final-form";
const promised = "ours";

/** The same form of six fields by several libraries: what it weighs, what a key and what a mount costs. */
export async function measureForms(rounds: number): Promise<Comparison[]> {
  const built = await buildCandidates();
  await using site = await serveCandidates(built);
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  try {
    const ask = (measure: (page: FormPage) => Promise<number>) =>
      interleave(
        rounds,
        Object.fromEntries(
          built.map(({ name }, index) => [
            name,
            async () => {
              await using page = await openFormPage(browser, `${site.origin}/${index}`);
              return await measure(page);
            },
          ]),
        ),
      );
    const perKey = (field: string) => ask((page) => scriptPerKey(page, field, keys));
    const typing = `${keys} keys typed into a warm form, its processor slowed down four times: \`ScriptDuration\` of the DevTools protocol, with what runs when the thread is idle.`;
    return [
      {
        ...compare("forms/key-in-text", "Script for each key in a text field", typing),
        promise: { candidate: promised, ratio: 1.15 },
        candidates: await perKey("name"),
      },
      {
        ...compare("forms/key-in-message", "Script for each key in the counted message", typing),
        promise: { candidate: promised, ratio: 1.15 },
        candidates: await perKey("message"),
      },
      {
        ...compare(
          "forms/mount",
          `Mounting ${forms} forms`,
          "One synchronous render with its effects, the processor slowed down four times.",
        ),
        promise: { candidate: promised, ratio: 1.25 },
        candidates: await ask(({ page }) => page.evaluate((count) => mountForms(count), forms)),
      },
      weigh(built),
    ];
  } finally {
    await browser.close();
  }
}

function compare(id: string, title: string, method: string) {
  return { id, title, method, unit: "ms", better: "lower", reference } as const;
}

function weigh(built: readonly BuiltCandidate[]): Comparison {
  return {
    ...compare(
      "forms/bytes",
      "What the form adds to React",
      "The production build's script without React, in Brotli.",
    ),
    unit: "B",
    candidates: built.map(({ name, bytes }) => ({ name, samples: [bytes] })),
  };
}
