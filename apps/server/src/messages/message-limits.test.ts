import { createApiClient } from "@matchfront/api-client/calls";
import { honeypotName } from "@matchfront/forms";
import { afterEach, describe, expect, test, vi } from "vitest";
import { sqliteDialect } from "../storage/sqlite-dialect.ts";
import { postgresDialect } from "../storage/postgres-dialect.ts";
import { temporaryPostgresDatabase } from "../../test/databases.ts";
import { openPostgresLimiters } from "../../test/postgres-limiters.ts";
import { temporaryDatabase } from "../../test/temporary-database.ts";
import { hasPostgres } from "../../test/temporary-postgres.ts";
import { startApp, type TestAppOptions } from "../../test/start-app.ts";
import { json, startHttpServer } from "../../test/start-http-server.ts";
import { memoryLimiter } from "../http/limiter.ts";
import { defaultLimits } from "../http/limits.ts";

const url = "/admin/sendContactUsEmail";
const fields = { topic: "Ad Sales", email: "ada@example.org", description: "Hello" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const limits = {
  ...defaultLimits,
  messagesFromAddress: { times: 2, seconds: 600 },
  messagesOfSender: { times: 3, seconds: 600 },
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
    limits: { ...limits, messagesOfSender: { times: 1, seconds: 600 } },
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

test("a quarantined message counts for its sender and network, not for the whole site's hour", async () => {
  const { app, statuses } = await startLimitedApp({
    limits: { ...limits, messagesEachHour: { times: 1, seconds: 3600 } },
  });
  const payload = { ...fields, [honeypotName]: "https://spam.example" };
  const call = { method: "POST", url, remoteAddress: "203.0.113.7", payload } as const;
  const statusCodes: number[] = [];
  for (let time = 0; time < 3; time += 1) statusCodes.push((await app.inject(call)).statusCode);
  expect(statusCodes).toEqual([200, 200, 429]);
  const other = { remoteAddress: "203.0.113.8", email: "ben@example.org" };
  expect(await statuses([other, other])).toEqual([200, 429]);
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

const waitFor = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const repeat = { "idempotency-key": "0198c1f2-7a64-4d0e-9a52-6f0f5f1c1f10" };
const stores = [
  {
    name: "SQLite",
    openStore: async () => {
      const database = await temporaryDatabase();
      return { open: async () => ({ database, dialect: sqliteDialect() }), createLimiter: memoryLimiter };
    },
  },
  {
    name: "PostgreSQL",
    openStore: async () => {
      const { database, url: address } = await temporaryPostgresDatabase();
      const { createLimiter } = await openPostgresLimiters(address);
      return { open: async () => ({ database, dialect: postgresDialect }), createLimiter };
    },
  },
].filter(({ name }) => name === "SQLite" || hasPostgres);

describe.each(stores)("over HTTP, on $name", ({ openStore }) => {
  afterEach(() => void vi.useRealTimers());

  async function start(changed: Partial<typeof defaultLimits> = {}) {
    // Timers stay real: databases and sockets need them.
    vi.useFakeTimers({ toFake: ["Date"] });
    const { app } = await startApp({
      ...(await openStore()),
      limits: { ...defaultLimits, ...changed },
      trustedProxies: 1,
    });
    const origin = await app.listen({ host: "127.0.0.1", port: 0 });
    const post = async (sender: string, from = "203.0.113.7", headers = {}) => {
      const response = await fetch(origin + url, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": from, ...headers },
        body: JSON.stringify({ ...fields, email: `${sender}@example.org` }),
      });
      const { message } = Object(await response.json());
      const wait = response.headers.get("retry-after");
      return { status: response.status, message, wait: wait === null ? undefined : Number(wait) };
    };
    return { post };
  }

  test("takes 40 messages from one address in ten minutes, and tells the next sender that the network is limited", async () => {
    const { post } = await start();
    for (let sender = 0; sender < 40; sender += 1) expect((await post(`sender-${sender}`)).status).toBe(200);
    const { status, message, wait = 0 } = await post("sender-40");
    expect({ status, message }).toEqual({
      status: 429,
      message:
        "Too many messages have come from your network in a short time. Please wait a few minutes and send this one again.",
    });
    expect(wait).toBeGreaterThan(590);
    expect(wait).toBeLessThanOrEqual(600);
    expect((await post("sender-40", "203.0.113.8")).status).toBe(200);
    waitFor(600);
    expect((await post("sender-40")).status).toBe(200);
  });

  test("takes five messages of one sender in ten minutes, and still those of others at the same address", async () => {
    const { post } = await start();
    for (let count = 0; count < 5; count += 1) expect((await post("ada")).status).toBe(200);
    const { status, message, wait = 0 } = await post("ada");
    expect({ status, message }).toEqual({
      status: 429,
      message:
        "You’ve sent several messages in a short time. Please wait a few minutes and send this one again.",
    });
    expect(wait).toBeGreaterThan(590);
    expect(wait).toBeLessThanOrEqual(600);
    expect([(await post("ben")).status, (await post("ada", "203.0.113.8")).status]).toEqual([200, 200]);
    waitFor(600);
    expect((await post("ada")).status).toBe(200);
  });

  test("takes three messages of all senders together in an hour, and counts a repeated one once", async () => {
    const { post } = await start({ messagesEachHour: { times: 3, seconds: 3600 } });
    for (let count = 0; count < 4; count += 1)
      expect((await post("ada", "198.51.100.1", repeat)).status).toBe(200);
    for (const network of [2, 3]) expect((await post("ada", `198.51.100.${network}`)).status).toBe(200);
    const { status, message, wait = 0 } = await post("ben", "2001:db8::1");
    expect({ status, message }).toEqual({
      status: 429,
      message:
        "We’re getting more messages than we can take right now. Please send this one again in an hour.",
    });
    expect(wait).toBeGreaterThan(3590);
    expect(wait).toBeLessThanOrEqual(3600);
    expect((await post("ada", "198.51.100.1", repeat)).status).toBe(200);
    waitFor(3600);
    expect((await post("ben", "2001:db8::1")).status).toBe(200);
  });
});

test.each([
  { network: "a /56", addressOf: (call: number) => `2001:db8:1:${(0x100 + call).toString(16)}::1`, taken: 4 },
  { network: "a /48", addressOf: (call: number) => `2001:db8:1:${(call * 256).toString(16)}::1`, taken: 8 },
])(
  "takes $taken messages from $network of IPv6 where an address may send two",
  async ({ addressOf, taken }) => {
    const { statuses } = await startLimitedApp();
    const callers = Array.from({ length: 20 }, (_, call) => ({ remoteAddress: addressOf(call) }));
    expect((await statuses(callers)).filter((status) => status === 200)).toHaveLength(taken);
  },
);
