import { once } from "node:events";
import { createServer } from "node:http";
import { fillIn, openForm } from "./contact-form.ts";
import { expect, test as base } from "./test.ts";
import { closeToast, toast } from "./toasts.ts";

/** A backend that loses the connection after two posts, and then answers. */
const test = base.extend<{ backend: { posts: number; url: string } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
  backend: async ({}, provide) => {
    const backend = { posts: 0, url: "" };
    const server = createServer((request, response) => {
      backend.posts += 1;
      if (backend.posts < 3) request.resume().once("end", () => response.destroy());
      else response.end('{"status":200,"message":"Sent"}');
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    backend.url = `http://127.0.0.1:${Object(server.address()).port}`;
    await provide(backend);
    server.close();
  },
});

test.use({ expectedConsoleMessage: /status of 500/ });

const mayHaveArrived = "Your message may have reached us, but we couldn’t confirm it.";

test("one press of Send is one post to a backend, and the text stays until it is thanked", async ({
  page,
  backend,
  message,
  startServer,
}) => {
  const { url } = await startServer({ BACKEND_URL: backend.url });
  await openForm(page, `${url}/contactus`);
  await fillIn(page, message);
  const send = page.getByRole("button", { name: "Send" });
  for (const posts of [1, 2]) {
    await send.click();
    await expect(toast(page, mayHaveArrived)).toBeVisible();
    await expect(page.getByLabel("Description")).toHaveValue(message.description);
    expect(backend.posts).toBe(posts);
    await closeToast(page, mayHaveArrived);
  }
  await send.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(backend.posts).toBe(3);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a reload of a failed post sends nothing, and the next press of Send does", async ({
    page,
    backend,
    message,
    startServer,
  }) => {
    const { url } = await startServer({ BACKEND_URL: backend.url });
    await page.goto(`${url}/contactus`);
    await fillIn(page, message);
    for (const posts of [1, 2]) {
      await page.getByRole("button", { name: "Send" }).click();
      await expect(page.getByRole("alert")).toContainText(mayHaveArrived);
      await page.reload();
      await expect(page.getByRole("alert")).toContainText(mayHaveArrived);
      expect(backend.posts).toBe(posts);
    }
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page).toHaveURL(/\/contactus\/sent/);
    expect(backend.posts).toBe(3);
  });
});
