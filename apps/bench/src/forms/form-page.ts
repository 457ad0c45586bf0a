import { createServer } from "node:http";
import type { Browser, CDPSession, Page } from "playwright";
import type { BuiltCandidate } from "./build-candidates.ts";

/** A fresh page with one candidate, on a processor that is slowed down four times. */
export interface FormPage extends AsyncDisposable {
  readonly page: Page;
  readonly session: CDPSession;
}

/** Serves the candidates' pages: a storage needs an origin. */
export async function serveCandidates(
  built: readonly BuiltCandidate[],
): Promise<AsyncDisposable & { origin: string }> {
  const server = createServer((request, response) => {
    const index = Number(request.url?.slice(1));
    response.setHeader("content-type", "text/html").end(built[index]?.html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export async function openFormPage(browser: Browser, address: string): Promise<FormPage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await page.goto(address);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return { page, session, [Symbol.asyncDispose]: () => context.close() };
}

/** Milliseconds of script for each of so many keys, typed into a field, with what runs once the thread is idle. */
export async function scriptPerKey(
  { page, session }: FormPage,
  field: string,
  keys: number,
): Promise<number> {
  await page.evaluate(() => mountForms(1));
  await page.focus(`[name=${field}]`);
  await type(session, 30);
  await rest(page);
  const before = await scriptTime(session);
  await type(session, keys);
  await rest(page);
  return ((await scriptTime(session)) - before) / keys;
}

export async function type(session: CDPSession, keys: number): Promise<void> {
  for (let index = 0; index < keys; index += 1) {
    const text = index % 6 === 5 ? " " : String.fromCodePoint(97 + (index % 26));
    const key = { key: text, text, code: text === " " ? "Space" : `Key${text.toUpperCase()}` };
    await session.send("Input.dispatchKeyEvent", { type: "keyDown", ...key });
    await session.send("Input.dispatchKeyEvent", { type: "keyUp", key: key.key, code: key.code });
  }
}

/** Longer than a draft waits for an idle thread: it is written without any sign that a page could wait for. */
export const rest = (page: Page) => page.waitForTimeout(1200);

async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN) * 1000;
}
