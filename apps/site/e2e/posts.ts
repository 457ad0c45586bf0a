import type { Page, Request } from "@playwright/test";

/**
 * Notes what a page posts from now on, and settles once all of it is answered or has failed.
 *
 * @example const answered = notePosts(page); await send(); await answered();
 */
export function notePosts(page: Page): () => Promise<void> {
  const posts: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request);
  });
  return async () => {
    await Promise.all(posts.map((post) => post.response()));
  };
}
