import { expect, test } from "vitest";
import { startServer } from "../../test/start-server.ts";
import { createApiClient } from "./index.ts";

const message = { topic: "Ad Sales", email: "ada@example.com", description: "Ẹ káàárọ̀ 👋" };

test.for([
  ["no message", '{"status":200}', undefined],
  ["a message that is not text", '{"status":200,"message":null}', undefined],
  // superstruct's object() fails on these: https://github.com/ianstormtaylor/superstruct/issues/88
  ["unknown fields", '{"status":200,"message":"Sent","id":7}', "Sent"],
] as const)("accepts a response with %s [spec 91]", async ([, body, words]) => {
  const server = await startServer((response) => response.end(body));

  const answer = await createApiClient(server).contact.send(message);

  expect(answer).toEqual({ status: 200, message: words });
});

test.for(["text/plain", "text/html", undefined])(
  "parses a JSON response with the content type %s",
  async (contentType) => {
    const server = await startServer((response) => {
      if (contentType) response.setHeader("content-type", contentType);
      response.end('{"status":200}');
    });

    await expect(createApiClient(server).contact.send(message)).resolves.toMatchObject({
      status: 200,
    });
  },
);
