import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { subscribe } from "../examples/send-newsletter.ts";
import { startServer } from "./start-server.ts";

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), "utf8");
}

test("the README contains the compiled example", () => {
  expect(read("../README.md")).toContain(`\n\`\`\`ts\n${read("../examples/send-newsletter.ts")}\`\`\`\n`);
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
