import { createApiClient } from "@matchfront/api-client";
import { expect, test } from "vitest";
import { startApp, type TestAppOptions } from "../../test/start-app.ts";
import { json, startHttpServer } from "../../test/start-http-server.ts";
import { defaultLimits } from "../http/limits.ts";

const url = "/admin/sendContactUsEmail";
const fields = { topic: "Ad Sales", email: "ada@example.org", description: "Hello" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const limits = {
  ...defaultLimits,
  messagesFromAddress: { times: 2, seconds: 600 },
  messagesOfSender: { times: 3, seconds: 3600 },
};

type Caller = { email?: string; remoteAddress?: string; forwarded?: string };

async function startLimitedApp(options: TestAppOptions = {}) {
  const { app, database } = await startApp({ limits, ...options });
  const send = ({ email = "ada@example.org", remoteAddress = "203.0.113.7", forwarded }: Caller) =>
    app.inject({
      method: "POST",
      url,
      remoteAddress,
      headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
      payload: { ...fields, email },
    });
  const statuses = async (callers: readonly Caller[]) => {
    const statusCodes: number[] = [];
    for (const caller of callers) statusCodes.push((await send(caller)).statusCode);
    return statusCodes;
  };
  return { app, database, send, statuses };
}

test("who sends too much is told when to send again; what was typed comes back, and nobody else is held up", async () => {
  const { app, send, statuses, database } = await startLimitedApp();
  expect(await statuses([{}, {}])).toEqual([200, 200]);
  const program = await send({});
  expect(program.statusCode).toBe(429);
  expect(program.json()).toEqual({ status: 429, message: expect.stringContaining("wait a few minutes") });
  expect(Number(program.headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(program.headers["retry-after"])).toBeLessThanOrEqual(600);
  const payload = new URLSearchParams(fields).toString();
  const person = await app.inject({
    method: "POST",
    url,
    remoteAddress: "203.0.113.7",
    headers: form,
    payload,
  });
  expect(person.statusCode).toBe(429);
  expect(person.body).toContain("Hello");
  expect(person.body).toContain("wait a few minutes");
  expect(await database.selectFrom("message").select("id").execute()).toHaveLength(2);
  expect(await statuses([{ remoteAddress: "203.0.113.8", email: "ben@example.org" }])).toEqual([200]);
});

test("one sender is limited within a network, however their address is written", async () => {
  const { statuses } = await startLimitedApp({
    limits: { ...limits, messagesFromAddress: defaultLimits.messagesFromAddress },
  });
  const callers = ["ada", "Ada", "ADA", "ada"].map((name) => ({ email: `${name}@example.org` }));
  expect(await statuses(callers)).toEqual([200, 200, 200, 429]);
});

test("what one sender is refused, or repeats, does not count for the others of their network", async () => {
  const { statuses, app } = await startLimitedApp({
    limits: { ...limits, messagesOfSender: { times: 1, seconds: 3600 } },
  });
  const call = { method: "POST", url, remoteAddress: "203.0.113.7", payload: fields } as const;
  const headers = { "idempotency-key": "0198c1f2-7a64-4d0e-9a52-6f0f5f1c1f10" };
  for (let time = 0; time < 3; time += 1)
    expect((await app.inject({ ...call, headers })).statusCode).toBe(200);
  expect(await statuses([{}, {}, { email: "ben@example.org" }])).toEqual([429, 429, 200]);
});

test("nobody locks another out by naming their address, from however many networks (P6)", async () => {
  const { statuses } = await startLimitedApp({ limits: defaultLimits });
  const attackers = Array.from({ length: 50 }, (_, call) => ({ remoteAddress: `198.51.100.${call % 10}` }));
  expect(new Set(await statuses(attackers))).toEqual(new Set([200]));
  expect(await statuses([{ remoteAddress: "203.0.113.7" }])).toEqual([200]);
});

test("the three forms share a limit, and messages with invalid fields do not count", async () => {
  const { app, statuses } = await startLimitedApp();
  expect(await statuses([{ email: "ada" }, { email: "ada" }, { email: "ada" }, {}])).toEqual([
    422, 422, 422, 200,
  ]);
  const payload = { ...fields, name: "Ada Obi", phoneNumber: "8031234567" };
  const call = { method: "POST", remoteAddress: "203.0.113.7", payload } as const;
  expect((await app.inject({ ...call, url: "/admin/sendParternerUsEmail" })).statusCode).toBe(200);
  expect((await app.inject({ ...call, url: "/admin/sendAdvertiseEmail" })).statusCode).toBe(429);
});

test("a message that another backend fails to store does not count, and one that it rejects does", async () => {
  const backendStatuses = [500, 503, 500, 200, 422];
  const { url: baseUrl } = await startHttpServer((response, request) => {
    const status = backendStatuses.shift() ?? 200;
    json(status, { status, message: "Its words." })(response, request);
  });
  const { statuses } = await startLimitedApp({ backend: createApiClient({ baseUrl: baseUrl.href }) });
  expect(await statuses([{}, {}, {}, {}, {}, {}])).toEqual([500, 503, 500, 200, 422, 429]);
});

test("what cannot be stored does not count", async () => {
  const { database, statuses } = await startLimitedApp();
  await database.schema.alterTable("mail_job").renameTo("elsewhere").execute();
  expect(await statuses([{}, {}, {}])).toEqual([503, 503, 503]);
  await database.schema.alterTable("elsewhere").renameTo("mail_job").execute();
  expect(await statuses([{}, {}, {}])).toEqual([200, 200, 429]);
});

test.each([
  { proxies: 0, forwarded: ["198.51.100.1", "198.51.100.2", "198.51.100.3"], statusCodes: [200, 200, 429] },
  { proxies: 1, forwarded: ["198.51.100.1", "198.51.100.2", "198.51.100.3"], statusCodes: [200, 200, 200] },
  {
    proxies: 1,
    forwarded: ["1.1.1.1, 198.51.100.1", "2.2.2.2, 198.51.100.1", "3.3.3.3, 198.51.100.1"],
    statusCodes: [200, 200, 429],
  },
  {
    proxies: 2,
    forwarded: ["198.51.100.1, 10.0.0.1", "198.51.100.2, 10.0.0.1", "198.51.100.3, 10.0.0.1"],
    statusCodes: [200, 200, 200],
  },
])(
  "behind $proxies trusted proxies, $forwarded get $statusCodes",
  async ({ proxies, forwarded, statusCodes }) => {
    const { statuses } = await startLimitedApp({ trustedProxies: proxies });
    const callers = forwarded.map((addresses, index) => ({
      email: `${index}@example.org`,
      forwarded: addresses,
    }));
    expect(await statuses(callers)).toEqual(statusCodes);
  },
);

test("an IPv6 network is one caller, whichever of its addresses it uses", async () => {
  const { statuses } = await startLimitedApp();
  const callers = ["2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1"].map(
    (remoteAddress, index) => ({
      remoteAddress,
      email: `${index}@example.org`,
    }),
  );
  expect(await statuses(callers)).toEqual([200, 200, 429, 200]);
});
