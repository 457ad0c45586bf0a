import { expect, expectTypeOf, test } from "vitest";
import { newsletter } from "../../examples/send-newsletter.ts";
import { startServer } from "../../test/start-server.ts";
import { type calls, createApiClient } from "../calls/index.ts";
import { createSend } from "../index.ts";
import type { ApiResult, CallDefinition, CallResult, CallValue, CallValues, ApiMessage } from "../index.ts";
import type { ApiClient } from "../calls/index.ts";

const reader = { email: "ada@example.com", topic: "Product" };

test("sends the fields of a custom call, and no other values", async () => {
  const server = await startServer((response) =>
    response.end('{"status":200,"message":"Welcome","reference":"N-7"}'),
  );
  const values = { draftId: "7", ...reader, password: "secret" };

  const answer = await createSend(server)(newsletter, values, {
    idempotencyKey: "0198c1f2-0001",
    token: "a1b2",
  });

  expectTypeOf(answer).toEqualTypeOf<ApiResult<200>>();
  expect(answer).toEqual({ status: 200, message: "Welcome", reference: "N-7" });
  expect(server.received).toEqual([
    {
      method: "POST",
      path: "/newsletter",
      accept: "application/json",
      authorization: "b a1b2",
      contentType: "application/json",
      idempotencyKey: "0198c1f2-0001",
      body: JSON.stringify(reader),
    },
  ]);
});

test("sends all values of a call that names no fields, numbers and arrays as JSON", async () => {
  const server = await startServer((response) => response.end('{"status":200}'));
  const { fields: _, ...party } = newsletter;

  await createApiClient(server).send(party, { name: "", guests: 2, days: ["Friday"], age: undefined });

  expect(server.received).toMatchObject([{ body: '{"name":"","guests":2,"days":["Friday"]}' }]);
});

test("sends the language of a custom call", async () => {
  const server = await startServer((response) => response.end('{"status":200}'));
  const { send } = createApiClient(server);

  await send(newsletter, reader, { lang: "pt" });
  await send({ ...newsletter, path: "/newsletter?from=page", encoding: "form" }, reader, { lang: "sw" });
  await send(newsletter, reader, { lang: undefined });

  expect(server.received.map(({ path }) => path)).toEqual([
    "/newsletter?lang=pt",
    "/newsletter?from=page&lang=sw",
    "/newsletter",
  ]);
});

test("sends a form-encoded custom call to the verification service", async () => {
  const server = await startServer((response) => response.writeHead(201).end('{"message":"Cancelled"}'));
  const cancel = {
    method: "put",
    path: "/Cancellations",
    fields: ["To"],
    success: { httpStatus: 201 },
    retryable: false,
    encoding: "form",
    service: "verification",
  } as const satisfies CallDefinition;

  const answer = await createSend(server)(cancel, { To: "+2348031234567" });

  expectTypeOf(answer).toEqualTypeOf<ApiMessage>();
  expect(answer).toEqual({ message: "Cancelled" });
  expect(server.received).toMatchObject([
    { method: "PUT", path: "/verification/Cancellations", body: "To=%2B2348031234567" },
  ]);
});

test.for(["post", "put"] as const)(
  "retries a retryable %s with a key, and not without one",
  async (method) => {
    const server = await startServer((response) => response.writeHead(503, { "retry-after": "0" }).end());
    const { send } = createApiClient(server);

    await expect(send({ ...newsletter, method }, reader)).rejects.toMatchObject({ httpStatus: 503 });
    expect(server.received).toHaveLength(1);
    await expect(
      send({ ...newsletter, method }, reader, { idempotencyKey: "0198c1f2-0001" }),
    ).rejects.toMatchObject({ httpStatus: 503 });
    expect(server.received).toHaveLength(4);
    const once = { ...newsletter, method, retryable: false };
    await expect(send(once, reader, { idempotencyKey: "0198c1f2-0002" })).rejects.toMatchObject({
      httpStatus: 503,
    });
    expect(server.received).toHaveLength(5);
  },
);

test.for([
  ["2xx", 201, "resolves"],
  [200, 200, "resolves"],
  [200, 201, "rejects"],
] as const)("with httpStatus %s as success, HTTP %i %s", async ([httpStatus, status, outcome]) => {
  const server = await startServer((response) => response.writeHead(status).end("OK"));

  const sending = createApiClient(server).send({ ...newsletter, success: { httpStatus } }, reader);

  await expect(
    sending.then(
      () => "resolves",
      ({ name }) => [name, "rejects"],
    ),
  ).resolves.toEqual(outcome === "rejects" ? ["MalformedError", outcome] : outcome);
});

test.for([
  { path: "newsletter" },
  { path: "//evil.example" },
  { path: undefined },
  { method: "get" },
  { method: "POST" },
  { fields: [] },
  { fields: "email" },
  { success: undefined },
  { success: {} },
  { success: { bodyStatus: "200" } },
  { success: { httpStatus: "200" } },
])("rejects a definition with %o with a TypeError that names the key and shows an example", async (wrong) => {
  const server = await startServer((response) => response.end('{"status":200}'));
  // As a caller without type checking may write it.
  const call: typeof newsletter = JSON.parse(JSON.stringify({ ...newsletter, ...wrong }));

  const [[key, value] = []] = Object.entries(wrong);
  await expect(createApiClient(server).send(call, reader)).rejects.toThrow(
    new TypeError(
      `call.${key} is ${JSON.stringify(value)}, but a call must be such as ` +
        '{"method":"post","path":"/newsletter","fields":["email"],"success":{"httpStatus":"2xx"},"retryable":true}' +
        ', by "post" or "put".',
    ),
  );
  expect(server.received).toEqual([]);
});

const misuse = (send: ApiClient["send"]) => [
  // @ts-expect-error -- the topic is missing
  send(newsletter, { email: "ada@example.com" }),
  // @ts-expect-error -- misspelt
  send(newsletter, { ...reader, topics: "Product" }),
  // @ts-expect-error -- a date
  send(newsletter, { ...reader, topic: new Date() }),
  // @ts-expect-error -- a number cannot be form-encoded
  send({ ...newsletter, encoding: "form" }, { ...reader, topic: 7 }),
  // @ts-expect-error -- the path is relative
  send({ ...newsletter, path: "newsletter" }, reader),
  // @ts-expect-error -- no such method
  send({ ...newsletter, method: "get" }, reader),
];

test("infers the types of a call's fields and result", () => {
  expectTypeOf<CallValues<typeof newsletter>>().toEqualTypeOf<{
    readonly email: CallValue;
    readonly topic: CallValue;
  }>();
  expectTypeOf<CallValues<typeof calls.checkCode>>().toEqualTypeOf<{
    readonly To: string;
    readonly Code: string;
  }>();
  expectTypeOf(misuse).toBeFunction();
  expectTypeOf<CallResult<(typeof calls.isPhoneAvailable)["success"]>>().toEqualTypeOf<ApiResult<204>>();
  expectTypeOf<CallResult<(typeof calls.changePassword)["success"]>>().toEqualTypeOf<ApiMessage>();
});
