import { expect, expectTypeOf, test } from "vitest";
import { createApiClient } from "../src/calls/index.ts";
import type { ApiResult } from "../src/index.ts";
import type { ApiClient } from "../src/calls/index.ts";
import { calls, callsByBodyStatus } from "./calls.ts";
import { failingAnswers, failingBodies } from "./failing-answers.ts";
import { startServer } from "./start-server.ts";

test.for(calls)("$name sends the specified fields and no others $spec", async (call) => {
  const { make, sent, answer, result } = call;
  const server = await startServer((response) => response.end(answer));

  await expect(make(createApiClient(server))).resolves.toEqual(result);

  expect(server.received).toEqual([{ accept: "application/json", ...sent }]);
});

const withServerMessage = calls.filter(({ name }) => name !== "verification.send");
const failures = [
  ...withServerMessage.flatMap((call) => failingAnswers.map((failing) => ({ call, failing }))),
  ...callsByBodyStatus.flatMap((call) => failingBodies.map((failing) => ({ call, failing }))),
];

// By default, ky retries a PUT: https://github.com/sindresorhus/ky/issues/583
test.for(failures)(
  "$call.name is sent once, and rejects with a $failing.error.name for $failing.answer",
  async ({ call, failing }) => {
    const server = await startServer(failing.respond);

    await expect(call.make(createApiClient(server))).rejects.toMatchObject(failing.error);

    expect(server.received).toHaveLength(1);
  },
);

test.for([
  [200, '{"status":404}'],
  [400, '{"status":401}'],
  [401, '{"status":401}'],
] as const)("link.isActive rejects if a backend without it responds with %s %s", async ([status, body]) => {
  const server = await startServer((response) => response.writeHead(status).end(body));

  const asked = createApiClient(server).link.isActive({ kind: "phone" }, { token: "a1b2" });

  await expect(asked).rejects.toMatchObject({ name: "RejectedError", httpStatus: status });
});

test("infers the result type of each call from its success rule", () => {
  expectTypeOf<ApiClient["contact"]["send"]>().returns.resolves.toEqualTypeOf<ApiResult<200>>();
  expectTypeOf<ApiClient["partnership"]["send"]>().returns.resolves.toEqualTypeOf<ApiResult<200>>();
  expectTypeOf<ApiClient["advertising"]["send"]>().returns.resolves.toEqualTypeOf<ApiResult<200>>();
  expectTypeOf<ApiClient["phone"]["update"]>().returns.resolves.toEqualTypeOf<ApiResult<200>>();
  expectTypeOf<ApiClient["phone"]["isAvailable"]>().returns.resolves.toEqualTypeOf<boolean>();
  expectTypeOf<ApiClient["link"]["isActive"]>().returns.resolves.toEqualTypeOf<boolean>();
  expectTypeOf<ApiClient["password"]["change"]>().returns.resolves.toEqualTypeOf<{
    readonly message?: string | undefined;
  }>();
  expectTypeOf<ApiClient["verification"]["send"]>().returns.resolves.toEqualTypeOf<void>();
  expectTypeOf<ApiClient["verification"]["check"]>().returns.resolves.toEqualTypeOf<{
    readonly valid: boolean;
  }>();
});

test("requires a token, and accepts no idempotency key, for calls that an emailed link authorizes", () => {
  expectTypeOf<ApiClient["phone"]["update"]>().parameter(1).toHaveProperty("token").toEqualTypeOf<string>();
  expectTypeOf<ApiClient["password"]["change"]>()
    .parameter(1)
    .toHaveProperty("token")
    .toEqualTypeOf<string>();
  expectTypeOf<ApiClient["phone"]["update"]>().parameter(1).not.toHaveProperty("idempotencyKey");
  expectTypeOf<ApiClient["password"]["change"]>().parameter(1).not.toHaveProperty("idempotencyKey");
});
