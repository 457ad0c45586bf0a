import { expect, type Page, type Request } from "@playwright/test";
import type { SiteServer } from "./site-server.ts";

/** Tracks what a page posts from now on; the result resolves once every post has been answered or has failed. */
export function trackPosts(page: Page): () => Promise<void> {
  const posts: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request);
  });
  return async () => {
    await Promise.all(posts.map((post) => post.response()));
  };
}

/**
 * Expects that a page thanks for a message which was stored and mailed once.
 *
 * @param answered what `trackPosts` returned: a second post may still be on its way
 */
export async function expectSentOnce(
  page: Page,
  server: SiteServer,
  { email }: { email: string },
  answered: () => Promise<void>,
): Promise<void> {
  await expect(page.getByRole("dialog")).toBeVisible();
  await answered();
  expect(await server.messagesFrom(email)).toHaveLength(1);
  await expect.poll(() => server.mailFrom(email)).toHaveLength(1);
}
