import { expect, expectTypeOf, test } from "vitest";
import { startServer } from "../../test/start-server.ts";
import { createSend, RejectedError } from "../index.ts";
import { calls } from "../calls/index.ts";
import type { ApiClient } from "../calls/index.ts";

const message = { topic: "Ad Sales", email: "ada@example.com", description: "Hello" };

test("sends to the backend and to the verification service as createApiClient does", async () => {
  const server = await startServer((response) => response.end('{"status":200,"reference":"N-7"}'));
  const send = createSend(server);
  expectTypeOf(send).toEqualTypeOf<ApiClient["send"]>();

  expect(await send(calls.contact, message)).toEqual({ status: 200, reference: "N-7" });
  await send(calls.sendCode, { To: "+2348031234567", Channel: "sms" });

  expect(server.received).toMatchObject([
    { path: "/admin/sendContactUsEmail", body: JSON.stringify(message) },
    { path: "/verification/Verifications", body: "To=%2B2348031234567&Channel=sms" },
  ]);
});

test("rejects as createApiClient does", async () => {
  const server = await startServer((response) => response.end('{"status":500,"message":"Email is blocked"}'));
  const failure = createSend(server)(calls.contact, message);
  await expect(failure).rejects.toThrow(RejectedError);
  await expect(failure).rejects.toThrow("Email is blocked");
});

test("throws for invalid options", () => {
  expect(() => createSend({ baseUrl: "api.example.com" })).toThrow(TypeError);
  expect(() => createSend({ baseUrl: "https://api.example.com", timeout: 0 })).toThrow(RangeError);
});
