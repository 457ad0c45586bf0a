import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@matchfront/tooling/run";
import { expect, test } from "@playwright/test";
import { deployedSite } from "./base-url.ts";

const repository = join(import.meta.dirname, "../../..");
const now = () => new Date();

test("npm run dev accepts a message and reloads server and page on change", async ({ page }) => {
  test.skip(deployedSite !== undefined, "This test starts the site from its sources.");
  const dataFolder = await mkdtemp(join(tmpdir(), "matchfront-dev-"));
  const port = await freePort();
  const development = spawn("node", ["packages/tooling/src/commands/dev.ts"], {
    cwd: repository,
    env: { ...process.env, PORT: port, DATA_DIR: dataFolder },
    stdio: ["ignore", "pipe", "inherit"],
    // A process group, which can be killed as a whole.
    detached: true,
  });
  const ended = once(development, "exit");
  let output = "";
  development.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const origin = `http://localhost:${port}`;
  /** Returns the status of a native post, 0 if the server is down. */
  const post = async () =>
    await fetch(`${origin}/admin/sendContactUsEmail`, {
      method: "POST",
      body: new URLSearchParams({ topic: "Ad Sales", email: "ada@example.org", description: "Hello" }),
      redirect: "manual",
    }).then(
      ({ status }) => status,
      () => 0,
    );
  const mails = async () => await readdir(join(dataFolder, "mail")).catch(() => []);

  try {
    await expect.poll(post).toBe(303);
    await expect.poll(mails).toHaveLength(1);

    const starts = () => output.split("Address ").length - 1;
    expect(starts()).toBe(1);
    await utimes(join(repository, "apps/server/src/server.ts"), now(), now());
    await expect.poll(starts).toBe(2);
    await expect.poll(post).toBe(303);

    await page.goto(`${origin}/terms`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const reloaded = page.waitForEvent("load");
    await utimes(join(repository, "apps/site/app/pages/text/document-page.tsx"), now(), now());
    await reloaded;
  } finally {
    if (development.pid) process.kill(-development.pid);
    await ended;
  }
});
