import { once } from "node:events";
import { createServer } from "node:http";
import { fillIn, openForm } from "./contact-form.ts";
import { expect, test } from "./test.ts";

test("thanks show the reference of a backend, with and without script, and none if it gives none", async ({
  browser,
  message,
  startServer,
}) => {
  let answer = {};
  const backend = createServer((_request, response) => {
    response.setHeader("content-type", "application/json").end(JSON.stringify(answer));
  }).listen(0, "127.0.0.1");
  await once(backend, "listening");
  const address = backend.address();
  const { port } = typeof address === "object" && address ? address : {};
  const { url } = await startServer({ BACKEND_URL: `http://127.0.0.1:${port}` });
  for (const reference of [undefined, "R 2026/17"])
    for (const javaScriptEnabled of [true, false]) {
      answer = { status: 200, reference };
      const page = await browser.newPage({ baseURL: url, javaScriptEnabled });
      if (javaScriptEnabled) await openForm(page, "/contactus");
      else await page.goto("/contactus");
      await fillIn(page, { ...message, description: `${reference} ${javaScriptEnabled}` });
      await page.getByRole("button", { name: "Send" }).click();
      const thanks = javaScriptEnabled ? page.getByRole("dialog") : page.locator("main");
      await expect(thanks.getByText("Thank you for your interest!")).toBeVisible();
      const shown = thanks.getByText("Your reference:").filter({ visible: true });
      await expect(shown).toHaveText(reference ? [`Your reference: ${reference}`] : []);
      await page.close();
    }
  backend.close();
});
