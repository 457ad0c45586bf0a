import { once } from "node:events";
import { createServer, request } from "node:http";
import { freePort } from "@matchfront/tooling/run";
import { expect, onTestFinished, test } from "vitest";
import { describeEngines } from "./describe-engines.ts";
import { listOverflowing } from "./layout.ts";
import { fillIn, forEachPage, sendForm, messages, pageText, serverTimeout, waitFor } from "./page-actions.ts";

describeEngines(({ engine, open }) => {
  test("pages do not overflow with text at 200 %", async () => {
    const { page, server } = open();
    const faults: string[] = [];
    await forEachPage(page, server, async (key) => {
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      faults.push(...(await page.evaluate(listOverflowing)).map((fault) => `${key}: ${fault}`));
    });
    expect(faults).toEqual([]);
  });

  test("menu opens below its button, which does not move", async () => {
    const { page, server } = open();
    await page.resize(390, 800);
    await page.goto(server.url);
    const top = () =>
      page.evaluate(() => document.querySelector("nav summary")?.getBoundingClientRect().top ?? 0);
    const closed = await top();
    await page.click("nav summary");
    await waitFor(page, () => document.querySelector("nav details[open]") !== null);
    expect(Math.abs((await top()) - closed)).toBeLessThan(1);
    expect(await page.evaluate(listOverflowing)).toEqual([]);
  });

  test("link is followed while a form's chunk is loading", async () => {
    const { page, server } = open();
    const slow = await startSlowProxy(server.url, (path) =>
      path.includes("hydrate-contact") ? 3000 : path === "/faq" ? 500 : 0,
    );
    await page.goto(`${slow}/contactus`);
    await waitFor(page, () => performance.now() > 700);
    await page.click('a[href="/faq"]');
    await expect.poll(() => page.evaluate(() => location.pathname), serverTimeout).toBe("/faq");
  });

  test.each(["/partnership", "/advertise-form"])("%s: sends a message and shows the thanks", async (path) => {
    const { page, server } = open();
    await page.goto(server.url + path);
    expect(await sendForm(page, messages.business)).toEqual([]);
  });

  test("carousel buttons change the slide", async () => {
    const { page, server } = open();
    await page.goto(`${server.url}/advertise`);
    await waitFor(page, () => document.querySelector("[data-carousel=dots] [aria-current=true]") !== null);
    const shown = () =>
      page.evaluate(() =>
        document.querySelector("[data-carousel=dots] [aria-current=true]")?.getAttribute("aria-label"),
      );
    const first = await shown();
    await page.click("[data-carousel=next]");
    await expect.poll(shown, serverTimeout).not.toBe(first);
    await page.click("[data-carousel=previous]");
    await expect.poll(shown, serverTimeout).toBe(first);
  });

  test("password reset: changes a password", async () => {
    const { page, server } = open();
    await page.goto(await server.issueLink("password"));
    await waitFor(page, () => document.querySelectorAll("dialog input[type=password]").length === 2);
    const [first = "", second = ""] = await page.evaluate(() =>
      [...document.querySelectorAll("dialog input")].map(({ id }) => `#${CSS.escape(id)}`),
    );
    await page.type(first, "mango tree by the river");
    await page.type(second, "mango tree by the river");
    await page.click("dialog button[type=submit]");
    await expect.poll(() => pageText(page), serverTimeout).toContain("Your password has been changed.");
  });

  test.skipIf(engine.cannotDisableScript)("contact without script: sends a message", async () => {
    const { server } = open();
    const plain = await engine.start({ script: false });
    onTestFinished(plain.close);
    await plain.goto(`${server.url}/contactus`);
    await fillIn(plain, messages.contact);
    await plain.click("main form button[type=submit]");
    await expect.poll(() => plain.evaluate(() => location.pathname), serverTimeout).toBe("/contactus/sent");
  });
});

/**
 * Starts a proxy until the end of the test, and returns its URL.
 *
 * @param delayOf in milliseconds, by path
 */
async function startSlowProxy(server: string, delayOf: (path: string) => number) {
  const proxy = createServer((asked, answer) => {
    const { url: path = "/", method, headers } = asked;
    setTimeout(() => {
      const passed = request(new URL(path, server), { method, headers }, (response) => {
        answer.writeHead(response.statusCode ?? 500, response.headers);
        response.pipe(answer);
      });
      // The browser may have closed the connection.
      passed.on("error", () => answer.destroy());
      asked.pipe(passed);
    }, delayOf(path));
  });
  const port = await freePort();
  await once(proxy.listen(Number(port), "localhost"), "listening");
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return `http://localhost:${port}`;
}
