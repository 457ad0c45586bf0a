import { expect, test } from "vitest";
import { startServer } from "../../test/start-server.ts";
import { createApiClient } from "./index.ts";

const message = { topic: "Ad Sales", email: "ada@example.com", description: "Ẹ káàárọ̀ 👋" };

test.for([
  ["no message", "application/json", '{"status":200}', undefined],
  ["a message that is not text", "application/json", '{"status":200,"message":null}', undefined],
  // superstruct's object() fails on these: https://github.com/ianstormtaylor/superstruct/issues/88
  ["unknown fields", "application/json", '{"status":200,"message":"Sent","id":7}', "Sent"],
  ["plain text as content type", "text/plain", '{"status":200,"message":"Sent"}', "Sent"],
  ["HTML as content type", "text/html", '{"status":200,"message":"Sent"}', "Sent"],
  ["no content type", "", '{"status":200,"message":"Sent"}', "Sent"],
] as const)("accepts a response with %s [spec 91]", async ([, contentType, body, words]) => {
  const server = await startServer((response) => {
    if (contentType) response.setHeader("content-type", contentType);
    response.end(body);
  });

  const answer = await createApiClient(server).contact.send(message);

  expect(answer).toEqual({ status: 200, message: words });
});
