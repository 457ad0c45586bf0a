import { expect, expectTypeOf, test } from "vitest";
import { startServer } from "../../test/start-server.ts";
import { createApiClient } from "../index.ts";
import type { Answer } from "../index.ts";
import { failingAnswers } from "./contact.cases.ts";

const message = { topic: "Ad Sales", email: "ada@example.com", description: "Ẹ káàárọ̀ 👋" };

test("contact.send posts the message as JSON and resolves to the server's answer", async () => {
  const server = await startServer((response) => response.end('{"status":200,"message":"Sent"}'));
  const { contact } = createApiClient(server);

  const answer = await contact.send(message);

  expectTypeOf(answer).toEqualTypeOf<Answer<200>>();
  expect(answer).toEqual({ status: 200, message: "Sent" });
  expect(server.received).toEqual([
    {
      method: "POST",
      path: "/admin/sendContactUsEmail",
      contentType: "application/json",
      body: JSON.stringify(message),
    },
  ]);
});

test("contact.send sends the three fields of the contract and nothing else of a form", async () => {
  const server = await startServer((response) => response.end('{"status":200}'));
  const form = { ...message, draftId: "7" };

  await createApiClient(server).contact.send(form);

  expect(server.received).toMatchObject([{ body: JSON.stringify(message) }]);
});

test.for([
  ["no message", '{"status":200}', undefined],
  ["a message that is not text", '{"status":200,"message":null}', undefined],
  // superstruct's object() fails on these: https://github.com/ianstormtaylor/superstruct/issues/88
  ["fields the contract does not know", '{"status":200,"message":"Sent","id":7}', "Sent"],
] as const)("an answer with %s is a success", async ([, body, words]) => {
  const server = await startServer((response) => response.end(body));

  const answer = await createApiClient(server).contact.send(message);

  expect(answer).toEqual({ status: 200, message: words });
});

test.for(["text/plain", "text/html", undefined])(
  "a JSON answer counts when its content type is %s",
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

// ky must not retry a POST: https://github.com/sindresorhus/ky/issues/583
test.for(failingAnswers)("$answer is a $error.name, sent exactly once", async ({ respond, error }) => {
  const server = await startServer(respond);

  await expect(createApiClient(server).contact.send(message)).rejects.toMatchObject(error);

  expect(server.received).toHaveLength(1);
});
