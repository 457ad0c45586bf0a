import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contactUs } from "../examples/send-contact-message.ts";
import { subscribe } from "../examples/send-newsletter.ts";
import { startServer } from "./start-server.ts";

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), "utf8");
}

test("the README contains the compiled examples", () => {
  const shown = [...read("../README.md").matchAll(/```ts\n(.*?)```/gs)].map(([, example]) => example);
  const files = ["send-newsletter", "send-contact-message"];
  expect(shown).toEqual(files.map((file) => read(`../examples/${file}.ts`)));
});

test.for([
  ['{"status":200}', "Sent"],
  ['{"status":200,"message":"Thank you"}', "Thank you"],
  ['{"status":400,"message":"Email is blocked"}', "Email is blocked"],
] as const)("the example of /calls in the README returns for %s the message %j", async ([body, words]) => {
  const { baseUrl } = await startServer((response) => response.end(body));
  await expect(contactUs(baseUrl, "ada@example.com", "Hello")).resolves.toBe(words);
});

test("the newsletter example of the README sends email and topic once, with the reader's id as key", async () => {
  const { baseUrl, received } = await startServer((response) =>
    response.end('{"status":200,"reference":"N-7"}'),
  );
  const reader = { email: "ada@example.com", topic: "Product", id: "0198c1f2-0001" };

  await expect(subscribe(baseUrl, reader)).resolves.toBe("N-7");

  expect(received).toMatchObject([
    {
      path: "/newsletter",
      idempotencyKey: reader.id,
      body: '{"email":"ada@example.com","topic":"Product"}',
    },
  ]);
});
