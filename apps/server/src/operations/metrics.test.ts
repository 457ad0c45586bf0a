import { execFile } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { open as openFile, readdir, readFile, writeFile } from "node:fs/promises";
import { request, type RequestOptions } from "node:http";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { honeypotName } from "@matchfront/forms";
import { expect, onTestFinished, test, vi } from "vitest";
import { lockDatabase } from "../../test/locked-database.ts";
import { memberWithLink } from "../../test/member-with-link.ts";
import { runCommand } from "../../test/run-command.ts";
import { scrape } from "../../test/scrape.ts";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { builtSite } from "../../test/start-app.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { openDatabase } from "../storage/database.ts";
import { sqliteDialect } from "../storage/sqlite-dialect.ts";
import { defaultDeadlines } from "../config/deadlines.ts";
import { readEnvironment } from "../config/read-environment.ts";
import { enqueueMail } from "../mail/database-outbox.ts";
import { startServer } from "../start-server.ts";

const deadlines = { ...defaultDeadlines, probeInterval: 20 };
const message = { topic: "Ad Sales", email: "ada@example.org", description: "Hello" };
const mail = { id: "m1", replyTo: "ada@example.org", subject: "Hello", text: "Hi", createdAt: new Date() };
const day = 24 * 60 * 60_000;

interface StartOptions {
  readonly variables?: Record<string, string>;
  readonly deadlines?: typeof defaultDeadlines;
}

/** The whole server, its metrics on a port of their own; closed when the test is over. */
async function start({ variables = {}, deadlines: given = deadlines }: StartOptions = {}) {
  const DATA_DIR = variables["DATA_DIR"] ?? (await temporaryFolder());
  const ports = { HOST: "127.0.0.1", PORT: "0", METRICS_PORT: "0" };
  const environment = { SITE_DIR: builtSite, LOG_LEVEL: "silent", PUBLIC_URL: "http://fixture.example" };
  const server = await startServer(
    readEnvironment({ ...ports, ...environment, ...variables, DATA_DIR }),
    given,
  );
  onTestFinished(() => server.close());
  const announced = await server.announce();
  const address = /^ {2}Metrics {3}(http:\S+)$/m.exec(announced)?.[1] ?? "";
  const origin = /^ {2}Address {3}(http:\S+)$/m.exec(announced)?.[1] ?? "";
  const file = join(DATA_DIR, "messages.db");
  const open = async () => {
    const database = await openDatabase(file);
    onTestFinished(() => database.destroy());
    return database;
  };
  const post = async (body: unknown, headers: Record<string, string> = {}) =>
    await fetch(new URL("/admin/sendContactUsEmail", origin), {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const read = async () => await scrape(address);
  const sample = async (name: string) => (await read())[`matchfront_${name}`];
  return { announced, address, origin, file, open, post, read, sample };
}

test("metrics are served on this machine alone, at one path, and only where a port is set", async () => {
  const { address, origin } = await start();
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
  const response = await fetch(address);
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
  ]);
  expect((await fetch(new URL("/", address))).status).toBe(404);
  expect((await fetch(new URL("/metrics", origin))).status).toBe(404);
  expect((await start({ variables: { METRICS_PORT: "" } })).announced).not.toContain("Metrics");
});

test("a port in use is named by its own variable", async () => {
  const { address } = await start();
  const { port } = new URL(address);
  await expect(start({ variables: { METRICS_PORT: port } })).rejects.toThrow(
    `Port ${port} is in use by another program. Stop that program, or choose another port: METRICS_PORT=${Number(port) + 1}.`,
  );
});

test("messages are counted by what became of them, and no label has what a visitor sent", async () => {
  const inbox = await startSmtpInbox();
  const { address, origin, post, read } = await start({ variables: { SMTP_URL: inbox.url.href } });
  const key = { "idempotency-key": "a key of ada's".replaceAll(" ", "-") };
  await post(message, key);
  await post(message, key);
  await post({ ...message, description: "Another" }, key);
  await post({ ...message, email: "nowhere" });
  await post({ ...message, [honeypotName]: "https://spam.example" });
  for (let times = 0; times < 4; times += 1) await post({ ...message, description: `Hello ${times}` });
  await fetch(new URL("/faq?token=secret", origin));
  await fetch(new URL("/no/such/ada@example.org", origin));
  // Mail leaves later, and a request is counted once its answer is on its way.
  await expect.poll(read).toMatchObject({
    'matchfront_mail_deliveries_total{outcome="accepted"}': 4,
    'matchfront_messages_total{form="contact",outcome="stored"}': 4,
    'matchfront_messages_total{form="contact",outcome="repeated"}': 1,
    'matchfront_messages_total{form="contact",outcome="quarantined"}': 1,
    'matchfront_messages_total{form="contact",outcome="refused"}': 3,
    'matchfront_http_requests_total{kind="contact",status="2xx"}': 6,
    'matchfront_http_requests_total{kind="contact",status="4xx"}': 3,
    'matchfront_http_requests_total{kind="page",status="4xx"}': 1,
    'matchfront_limit_refusals_total{limit="contact"}': 1,
    'matchfront_http_request_duration_seconds_count{kind="contact",status="2xx"}': 6,
    'matchfront_store_duration_seconds_count{operation="messages.save"}': 7,
    'matchfront_mail_duration_seconds_count{outcome="accepted"}': 4,
    matchfront_mail_breaker_open: 0,
    matchfront_store_ready: 1,
    matchfront_http_connections: expect.any(Number),
    process_open_fds: expect.any(Number),
    nodejs_eventloop_lag_p99_seconds: expect.any(Number),
  });
  expect(await (await fetch(address)).text()).not.toMatch(/ada|secret|example|Hello|127\.0/);
});

test("messages beyond the limit per hour are counted as capped", async () => {
  const { post, read } = await start({ variables: { MESSAGES_MAX_PER_HOUR: "1" } });
  await post(message);
  await post(message);
  await expect.poll(read).toMatchObject({
    'matchfront_messages_total{form="contact",outcome="stored"}': 1,
    'matchfront_messages_total{form="contact",outcome="capped"}': 1,
  });
});

test("pages and files are counted alike, whether they are sent from memory or routed", async () => {
  const { origin, read } = await start();
  // As it is: with a validator, fetch would forbid caches to use it.
  const ask = async (path: string, options: RequestOptions = {}) => {
    const asked = request(new URL(path, origin), options);
    asked.end();
    const [response] = await once(asked, "response");
    response.resume();
    return response.headers;
  };
  const { etag } = await ask("/");
  await ask("/", { method: "HEAD" });
  await ask("/", { headers: { "if-none-match": etag } });
  await ask("/robots.txt", { headers: { range: "bytes=2-5" } });
  await ask("/robots.txt", { headers: { range: "bytes=9999-" } });
  await ask("/resetPhoneNumber/abc");
  await ask("/index.html");
  await ask("/", { method: "POST" });
  await expect.poll(read).toMatchObject({
    'matchfront_http_requests_total{kind="page",status="2xx"}': 3,
    'matchfront_http_requests_total{kind="page",status="3xx"}': 2,
    'matchfront_http_requests_total{kind="page",status="4xx"}': 1,
    'matchfront_http_requests_total{kind="asset",status="2xx"}': 1,
    'matchfront_http_requests_total{kind="asset",status="4xx"}': 1,
    'matchfront_http_request_duration_seconds_count{kind="page",status="3xx"}': 2,
  });
});

test("an unreachable mail server opens the breaker; what waits is counted, and how late it is", async () => {
  const nowhere = await startSmtpInbox();
  await nowhere.close();
  const { post, sample, open } = await start({ variables: { SMTP_URL: nowhere.url.href } });
  await post(message);
  // It is tried again meanwhile.
  await expect.poll(() => sample('mail_deliveries_total{outcome="unavailable"}')).toBeGreaterThan(0);
  await expect.poll(() => sample("mail_breaker_open")).toBe(1);
  await (await open()).updateTable("mail_job").set({ created_at: "2026-01-01T00:00:00.000Z" }).execute();
  await expect.poll(() => sample('outbox_mails{state="waiting"}')).toBe(1);
  await expect.poll(() => sample("outbox_oldest_due_age_seconds")).toBeGreaterThan(86_400);
});

test("a mail that is refused for good is counted as dead, and is not late", async () => {
  const inbox = await startSmtpInbox({
    onRcptTo: (_to, _session, callback) => callback(Object.assign(new Error("no"), { responseCode: 550 })),
  });
  const { post, sample } = await start({ variables: { SMTP_URL: inbox.url.href } });
  await post(message);
  await expect.poll(() => sample('outbox_mails{state="dead"}')).toBe(1);
  await expect.poll(() => sample('mail_deliveries_total{outcome="refused"}')).toBe(1);
  await expect.poll(() => sample("outbox_oldest_due_age_seconds")).toBe(0);
});

test("a mail is counted that is sent again, though it may have arrived", async () => {
  const DATA_DIR = await temporaryFolder();
  const left = await openDatabase(join(DATA_DIR, "messages.db"));
  await enqueueMail(left, sqliteDialect(), mail);
  await left.updateTable("mail_job").set({ state: "sending", fence: 1 }).execute();
  await left.destroy();
  const { sample } = await start({ variables: { DATA_DIR } });
  await expect.poll(() => sample("mail_resent_unknown_total")).toBe(1);
});

test("while another process locks the database, the metrics are answered and say so", async () => {
  const { post, sample, file } = await start({ deadlines: { ...deadlines, storeCall: 500 } });
  const lock = await lockDatabase(file);
  expect((await post(message)).status).toBe(503);
  await expect.poll(() => sample('messages_total{form="contact",outcome="failed"}')).toBe(1);
  await expect.poll(() => sample("store_ready")).toBe(0);
  await expect.poll(() => sample("store_queue_length")).toBeGreaterThan(0);
  await lock.release();
  await expect.poll(() => sample("store_ready")).toBe(1);
});

test("what the disk and the retention say is sampled; a clock that is set is counted", async () => {
  const { post, sample, open } = await start();
  await post(message);
  await expect.poll(() => sample("store_free_bytes")).toBeGreaterThan(0);
  await expect.poll(() => sample("store_wal_bytes")).toBeGreaterThan(0);
  await expect.poll(() => sample("retention_overdue_rows")).toBe(0);
  const received_at = new Date(Date.now() - 92 * day).toISOString();
  await (await open()).updateTable("message").set({ received_at }).execute();
  await expect.poll(() => sample("retention_overdue_rows")).toBe(1);
  await expect.poll(() => sample("clock_jump_seconds_total")).toBe(0);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  await expect.poll(() => sample("clock_jump_seconds_total")).toBeGreaterThan(3_590);
});

test("how old the last backup is, is known once there is one", async () => {
  const { sample, file } = await start();
  const folder = dirname(file);
  await expect.poll(() => sample("store_free_bytes")).toBeGreaterThan(0);
  await expect.poll(() => sample("backup_age_seconds")).toBeUndefined();
  await runCommand("backup", [join(folder, "backup.db")], { DATA_DIR: folder });
  await expect.poll(() => sample("backup_age_seconds")).toBeGreaterThanOrEqual(0);
  const at = new Date(Date.now() - 2 * day).toISOString();
  await writeFile(join(folder, "last-backup.json"), JSON.stringify({ file: "/backups/1.db", at }));
  await expect.poll(() => sample("backup_age_seconds")).toBeGreaterThan(172_000);
  await writeFile(join(folder, "last-backup.json"), "{");
  await expect.poll(() => sample("backup_age_seconds")).toBeUndefined();
});

test("codes by SMS are counted by country, and against the day's budget; passwords that wait to be hashed too", async () => {
  const { origin, sample, open, file } = await start();
  const database = await open();
  const phone = await memberWithLink(database, "phone");
  const headers = { authorization: `b ${phone.token}` };
  const verify = async (path: string, fields: Record<string, string>) =>
    await fetch(new URL(`/verification/${path}`, origin), {
      method: "POST",
      headers,
      body: new URLSearchParams(fields),
    });
  const To = "+254712345678";
  expect((await verify("Verifications", { To, Channel: "sms" })).status).toBe(201);
  const Code = await codeInSms(join(file, "../sms"));
  expect(await (await verify("VerificationCheck", { To, Code })).json()).toMatchObject({ valid: true });
  await expect.poll(() => sample('sms_sent_total{dialing_code="+254"}')).toBe(1);
  await expect.poll(() => sample('sms_entered_total{dialing_code="+254"}')).toBe(1);
  await expect.poll(() => sample("sms_budget_ratio")).toBe(1 / 500);

  const { token } = await memberWithLink(database, "password", { phone: "+2348031234568" });
  const change = async () =>
    await fetch(new URL("/admin/changePasswordViaEmailForAdmin", origin), {
      method: "PUT",
      headers: { authorization: `b ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ newPassword: "correct horse battery" }),
    });
  const releaseThreads = await occupyThreads();
  const changes = Promise.all(Array.from({ length: 8 }, change));
  await expect.poll(() => sample("scrypt_waiting")).toBe(6);
  await releaseThreads();
  await changes;
  await expect.poll(() => sample("scrypt_waiting")).toBe(0);
});

test("connections that are closed for the server's sake are counted by reason", async () => {
  const { origin, sample } = await start();
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  socket.write("GET / HTTP/1.1\r\nHost: fixture.example\r\n\r\n".repeat(400));
  await expect.poll(() => sample('http_dropped_total{reason="pipelining"}')).toBe(1);
  await fetch(origin);
  await expect.poll(() => sample("http_connections")).toBe(1);
});

/** Keeps the threads that hash passwords busy until it is released, so that a scrape sees what waits for them. */
async function occupyThreads(): Promise<() => Promise<void>> {
  const fifo = join(await temporaryFolder(), "fifo");
  await promisify(execFile)("mkfifo", [fifo]);
  // Each of Node's four threads waits here for somebody to write.
  const readers = Array.from({ length: 4 }, () => openFile(fifo, "r"));
  return async () => {
    const writer = openSync(fifo, "w");
    for (const reader of await Promise.all(readers)) await reader.close();
    closeSync(writer);
  };
}

async function codeInSms(folder: string): Promise<string> {
  const [name = ""] = await readdir(folder);
  return /\d{6}/.exec(await readFile(join(folder, name), "utf8"))?.[0] ?? "";
}
