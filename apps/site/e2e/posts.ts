import { expect, type Page, type Request } from "@playwright/test";
import type { SiteServer } from "./site-server.ts";

/** Records the posts of a page. Returns a function that waits for all their responses. */
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
 * Expects the thanks dialog, and one stored and emailed message, once `trackPosts` has seen a possible second post.
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
