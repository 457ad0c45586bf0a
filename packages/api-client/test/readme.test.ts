import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contactUs } from "../examples/send-contact-message.ts";
import * as api from "../src/index.ts";
import { startServer } from "./start-server.ts";

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), "utf8");
}

test("the README shows the example that is compiled and run here", () => {
  const [, shown] = /```ts\n(.*?)```/s.exec(read("../README.md")) ?? [];
  const [example] = /^import.*/ms.exec(read("../examples/send-contact-message.ts")) ?? [];
  expect(shown).toBe(example);
  expect(shown?.trim().split("\n").length).toBeLessThanOrEqual(15);
});

test.for([
  ['{"status":200}', "Sent"],
  ['{"status":200,"message":"Thank you"}', "Thank you"],
  ['{"status":400,"message":"Email is blocked"}', "Email is blocked"],
] as const)("the README's example turns %s into the visitor's %j", async ([body, words]) => {
  const { baseUrl } = await startServer((response) => response.end(body));
  await expect(contactUs(baseUrl, "ada@example.com", "Hello")).resolves.toBe(words);
});

test("the README lists every error that the package exports", () => {
  const readme = read("../README.md");
  const listed = [...readme.matchAll(/^\| `(\w+Error)`/gm)].map(([, name]) => name);
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
