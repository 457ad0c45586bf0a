import { honeypotName } from "@matchfront/forms";
import { describe, expect, test } from "vitest";
import { contactFields, startMessageApp } from "../../test/message-app.ts";

const headers = { "idempotency-key": "0198c1f2-7a64-4d0e-9a52-6f0f5f1c1f10" };
const description = "Hello again";

describe("under an idempotency key", () => {
  test("does not count repeats, and answers them beyond the limit", async () => {
    const { post } = await startMessageApp();
    const send = async (change = {}, sent: Record<string, string> = headers) =>
      (await post({ ...contactFields, ...change }, { headers: sent })).statusCode;
    for (let time = 0; time < 8; time += 1) expect(await send()).toBe(200);
    expect(await send({ description })).toBe(422);
    const others = [];
    for (let time = 0; time < 5; time += 1) others.push(await send({}, {}));
    expect(others).toEqual([200, 200, 200, 200, 429]);
    expect([await send(), await send({ description })]).toEqual([200, 422]);
  });

  test("accepts keys of 8 and of 128 characters", async () => {
    const { post } = await startMessageApp();
    for (const accepted of ["x".repeat(8), "!".repeat(128)])
      expect((await post(contactFields, { headers: { "idempotency-key": accepted } })).statusCode).toBe(200);
  });

  test.each(["", "x".repeat(7), "x".repeat(129), "two words", "clé-clé-clé"])(
    "rejects the key %j",
    async (rejected) => {
      const { post, messages } = await startMessageApp();
      const response = await post(contactFields, { headers: { "idempotency-key": rejected } });
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toContain("Expected 8 to 128");
      expect(await messages()).toEqual([]);
    },
  );
});

describe("a native post (P3)", () => {
  test("is stored and mailed once after a double click and a reload", async () => {
    const { postNatively, messages, mails } = await startMessageApp();
    const responses = await Promise.all([postNatively(), postNatively()]);
    responses.push(await postNatively({ ...contactFields, email: " ada@example.org" }));
    expect(new Set(responses.map((response) => response.headers.location)).size).toBe(1);
    expect([await messages(), await mails()].map(({ length }) => length)).toEqual([1, 1]);
  });

  test("is equal to one from the page of another language", async () => {
    const { postNatively, messages } = await startMessageApp();
    const locations = [];
    for (const language of ["fr", "sw"]) {
      const url = `/admin/sendContactUsEmail?lang=${language}`;
      locations.push((await postNatively(contactFields, { url })).headers.location);
    }
    expect(locations[1]).toBe(locations[0]?.replace("/fr/", "/sw/"));
    expect(await messages()).toMatchObject([{ language: "fr" }]);
  });

  test.each([
    { differs: "text", fields: { ...contactFields, description } },
    { differs: "honeypot", fields: { ...contactFields, [honeypotName]: "x" } },
    { differs: "network", remoteAddress: "198.51.100.9" },
  ])("is another message with another $differs", async ({ fields, remoteAddress = "203.0.113.7" }) => {
    const { postNatively, messages } = await startMessageApp();
    await postNatively(contactFields, { remoteAddress: "203.0.113.7" });
    await postNatively(fields, { remoteAddress });
    expect(await messages()).toHaveLength(2);
  });
});
