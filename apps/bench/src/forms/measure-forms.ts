import { chromium, type CDPSession, type Page } from "playwright";
import { interleave } from "../comparison/comparison.ts";
import type { Part } from "../report/document.ts";
import { buildCandidates } from "./build-candidates.ts";

const [keys, forms] = [100, 50];

/** Measures the same form by several libraries: what a key and a mount cost, and what it weighs. */
export async function measureForms(rounds: number): Promise<Part> {
  await using browser = await chromium.launch({ executablePath: process.env["CHROMIUM_PATH"] ?? "" });
  const candidates = (await buildCandidates()).map(({ name, html, size }) => {
    const measure = async () => {
      await using context = await browser.newContext();
      const page = await context.newPage();
      // A draft needs an origin's storage.
      await page.route("**/*", (route) => route.fulfill({ contentType: "text/html", body: html }));
      await page.goto("https://form.example/");
      const session = await context.newCDPSession(page);
      await session.send("Performance.enable");
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      const mount = await page.evaluate((count) => mountForms(count), forms);
      const text = await scriptPerKey(page, session, "name");
      return { text, message: await scriptPerKey(page, session, "message"), mount, size };
    };
    return [name, measure] as const;
  });
  const { text, message, mount, size } = await interleave(rounds, Object.fromEntries(candidates));
  const measure = { unit: "ms", reference: "react-final-form" } as const;
  const measures = [
    { ...measure, name: "key in a text field", goals: [{ limit: 1 }], samples: text },
    { ...measure, name: "key in the counted message", goals: [{ limit: 1 }], samples: message },
    { ...measure, name: `mount of ${forms}`, goals: [{ limit: 1.1 }], samples: mount },
    { ...measure, name: "size", unit: "kB", samples: size } as const,
  ];
  return {
    title: "Forms",
    method: `One form with the same superstruct rules; ours has our components, a draft and an error summary, the others plain markup. The processor is slowed down four times. A key is the script (\`ScriptDuration\` of the DevTools protocol) for each of ${keys} keys, with what runs when the thread is idle; a mount is one synchronous render of ${forms} forms with its effects, without what our counter leaves for later: grouping its digits. The size is that of the production build's script without React, in Brotli.`,
    comparisons: [{ title: "Form of six fields", measures }],
  };
}

/** Types into a field of a new form. Returns the ms of script for each key, with what runs once the thread is idle. */
async function scriptPerKey(page: Page, session: CDPSession, field: string): Promise<number> {
  const type = async (count: number) => {
    await page.keyboard.type("quick brown foxes jump over lazy dogs ".repeat(9).slice(0, count));
    // Longer than a draft waits for an idle thread. Nothing tells that it was written.
    await page.waitForTimeout(1200);
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN;
  };
  await page.evaluate(() => mountForms(1));
  await page.focus(`[name=${field}]`);
  const before = await type(30);
  return (((await type(keys)) - before) * 1000) / keys;
}
