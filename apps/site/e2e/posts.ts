import type { Page, Request } from "@playwright/test";

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
