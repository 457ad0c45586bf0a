import { once } from "node:events";
import { request } from "node:http";

const headers = { "content-type": "application/json", expect: "100-continue" };
const body = JSON.stringify({ topic: "Ad Sales", email: "ada@example.org", description: "Hello" });

/** Starts a post to a server, which waits for its body until `finish`. */
export async function startPost(origin: string) {
  const url = new URL("/admin/sendContactUsEmail", origin);
  const post = request(url, { method: "POST", headers: { ...headers, "content-length": body.length } });
  post.flushHeaders();
  await once(post, "continue");
  return { post, finish: () => post.end(body) };
}
