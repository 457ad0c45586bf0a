import { expect, test } from "vitest";
import { receiveNewsletter } from "../examples/receive-newsletter.tsx";

const headers = { "content-type": "application/json" };

test.for<[body: string, status: number, response: RegExp, headers?: Record<string, string>]>([
  [
    "email=ada&name=Ada&topic=Events",
    422,
    /<form aria-invalid="false" action="\/newsletter" method="post">.*value="ada".*Must be a valid email/s,
  ],
  ["email=ada@mail.com&name=Ada&topic=Events", 200, /You are subscribed/],
  [
    '{"email":"ada"}',
    422,
    /^{"status":422,"message":".+","errors":{"email":"Must be a valid email",.+}}$/,
    headers,
  ],
  ['{"email":"ada@mail.com","name":"Ada","topic":"Events"}', 200, /^{"status":200}$/, headers],
])("a server without a browser's APIs answers %s by %i", async ([text, status, content, posted]) => {
  const body = posted ? text : new URLSearchParams(text);
  const request = new Request("http://localhost/newsletter", {
    method: "POST",
    body,
    ...(posted && { headers: posted }),
  });
  const response = await receiveNewsletter(request);
  expect(response.status).toBe(status);
  expect(await response.text()).toMatch(content);
});
