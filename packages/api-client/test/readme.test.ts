import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contactUs } from "../examples/send-contact-message.ts";
import { subscribe } from "../examples/send-newsletter.ts";
import * as api from "../src/index.ts";
import { startServer } from "./start-server.ts";

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), "utf8");
}

test("the README shows the examples that are compiled and run here", () => {
  const shown = [...read("../README.md").matchAll(/```ts\n(.*?)```/gs)].map(([, example]) => example);
  const files = ["send-contact-message", "send-newsletter"];
  expect(shown).toEqual(files.map((file) => read(`../examples/${file}.ts`)));
  expect(Math.max(...shown.map((example = "") => example.trim().split("\n").length))).toBeLessThanOrEqual(15);
});

test.for([
  ['{"status":200}', "Sent"],
  ['{"status":200,"message":"Thank you"}', "Thank you"],
  ['{"status":400,"message":"Email is blocked"}', "Email is blocked"],
] as const)("the README's example turns %s into the message %j", async ([body, words]) => {
  const { baseUrl } = await startServer((response) => response.end(body));
  await expect(contactUs(baseUrl, "ada@example.com", "Hello")).resolves.toBe(words);
});

test("the README's newsletter sends a reader's email and topic once, under the reader's id", async () => {
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

test("the README lists every error that the package exports", () => {
  const readme = read("../README.md");
  const listed = [...readme.matchAll(/^\| `([A-Z]\w+Error)`/gm)].map(([, name]) => name);
  const exported = Object.keys(api).filter((name) => /^(?!Api|is).+Error$/.test(name));
  expect(listed).toEqual(exported.toSorted());
});

test("the README lists every call that the client has", () => {
  const listed = [...read("../README.md").matchAll(/^\| `(\w+\.\w+)\(/gm)].map(([, name]) => name);
  const client = api.createApiClient({ baseUrl: "https://api.example.com" });
  const calls = Object.entries(client).flatMap(([group, made]) =>
    Object.keys(made).map((name) => `${group}.${name}`),
  );
  expect(listed).toEqual(calls);
});

test("the README's table names each definition in `calls`, by its method and path", () => {
  const rows = read("../README.md").matchAll(/^\| `\w+\.\w+\(.+?` +\| `(\w+)` +\| `([A-Z]+ \/\w.*?)`/gm);
  const listed = Object.fromEntries(Array.from(rows, ([, name, request]) => [name, request]));
  const defined = Object.entries(api.calls).map(([name, { method, path }]) => [
    name,
    `${method.toUpperCase()} ${path}`,
  ]);
  expect(listed).toEqual(Object.fromEntries(defined));
});
