import { once } from "node:events";
import { createServer } from "node:http";
import { fillIn, openForm } from "./contact-form.ts";
import { expect, test as base } from "./test.ts";
import { closeToast, toast } from "./toasts.ts";

/** A server before a backend that loses the connection after two posts, and then answers, first without a reference. */
const test = base.extend<{ site: { url: string; posts: number } }>({
  site: async ({ startServer }, provide) => {
    const site = { url: "", posts: 0 };
    const backend = createServer((request, response) => {
      site.posts += 1;
      if (site.posts < 3) request.resume().once("end", () => response.destroy());
      else response.end(JSON.stringify({ status: 200, ...(site.posts > 3 && { reference: "R 2026/17" }) }));
    }).listen(0, "127.0.0.1");
    await once(backend, "listening");
    const { port } = Object(backend.address());
    site.url = (await startServer({ BACKEND_URL: `http://127.0.0.1:${port}` })).url;
    await provide(site);
    backend.close();
  },
});

test.use({ expectedConsoleMessage: /status of 500/ });

const mayHaveArrived = "Your message may have reached us, but we couldn’t confirm it.";

test("one press of Send is one post to a backend, whose reference is shown if it has one", async ({
  page,
  site,
  message,
}) => {
  await openForm(page, `${site.url}/contactus`);
  await fillIn(page, message);
  const send = page.getByRole("button", { name: "Send" });
  for (const posts of [1, 2]) {
    await send.click();
    await expect(toast(page, mayHaveArrived)).toBeVisible();
    await expect(page.getByLabel("Description")).toHaveValue(message.description);
    expect(site.posts).toBe(posts);
    await closeToast(page, mayHaveArrived);
  }
  await send.click();
  const thanks = page.getByRole("dialog");
  await expect(thanks).toBeVisible();
  expect(site.posts).toBe(3);
  await expect(thanks.getByText("Your reference")).toHaveCount(0);
  await openForm(page, `${site.url}/contactus`);
  await fillIn(page, message);
  await send.click();
  await expect(thanks.getByText("Your reference: R 2026/17")).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a reload posts nothing to a backend, the next press of Send does", async ({
    page,
    site,
    message,
  }) => {
    await page.goto(`${site.url}/contactus`);
    await fillIn(page, message);
    for (const posts of [1, 2]) {
      await page.getByRole("button", { name: "Send" }).click();
      await page.reload();
      await expect(page.getByRole("alert")).toContainText(mayHaveArrived);
      expect(site.posts).toBe(posts);
    }
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page).toHaveURL(/\/contactus\/sent/);
    expect(site.posts).toBe(3);
  });
});
