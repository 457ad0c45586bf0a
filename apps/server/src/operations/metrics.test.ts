import { readdir, readFile, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { honeypotName } from "@matchfront/forms";
import { expect, onTestFinished, test, vi } from "vitest";
import { lockDatabase } from "../../test/temporary-database.ts";
import { memberWithLink } from "../../test/member-with-link.ts";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { startTestServer } from "../../test/start-test-server.ts";
import { dataFolder, executeSql } from "../../test/stored-messages.ts";
import type { Deadlines } from "../config/deadlines.ts";

const message = { topic: "Ad Sales", email: "ada@example.org", description: "Hello" };
const day = 24 * 60 * 60_000;

async function start(variables: Record<string, string> = {}, deadlines: Partial<Deadlines> = {}) {
  const settings = { METRICS_PORT: "0", PUBLIC_URL: "http://fixture.example", ...variables };
  const { metrics: address, origin, environment } = await startTestServer(settings, deadlines);
  const file = join(environment.DATA_DIR, "messages.db");
  const post = async (body: unknown, headers: Record<string, string> = {}) =>
    await fetch(new URL("/admin/sendContactUsEmail", origin), {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  /** Returns the samples by name and labels, such as `x_total{form="contact"}`. */
  const read = async (): Promise<Readonly<Record<string, number>>> => {
    const lines = (await (await fetch(address)).text()).split("\n");
    const samples = lines.filter((line) => line !== "" && !line.startsWith("#"));
    return Object.fromEntries(
      samples.map((line) => line.split(/ (?=\S+$)/)).map(([name, value]) => [name, Number(value)]),
    );
  };
  const sample = async (name: string) => (await read())[`matchfront_${name}`];
  return { address, origin, file, post, read, sample };
}

test("serves metrics on its own port of this machine, and counts requests", async () => {
  const { address, origin, read } = await start();
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
  const response = await fetch(address);
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
  ]);
  expect((await fetch(new URL("/", address))).status).toBe(404);
  expect((await fetch(new URL("/metrics", origin))).status).toBe(404);
  const { port } = new URL(address);
  await expect(start({ METRICS_PORT: port })).rejects.toThrow(`METRICS_PORT=${Number(port) + 1}`);

  const ask = (path: string, options?: RequestInit) =>
    fetch(new URL(path, origin), { redirect: "manual", ...options });
  await ask("/");
  await ask("/", { method: "HEAD" });
  await ask("/robots.txt");
  await ask("/missing.txt");
  await ask("/resetPhoneNumber/abc");
  await ask("/index.html");
  await ask("/", { method: "POST" });
  await expect.poll(read).toMatchObject({
    'matchfront_http_requests_total{kind="page",status="2xx"}': 3,
    'matchfront_http_requests_total{kind="page",status="3xx"}': 1,
    'matchfront_http_requests_total{kind="page",status="4xx"}': 2,
    'matchfront_http_requests_total{kind="asset",status="2xx"}': 1,
    'matchfront_http_requests_total{kind="asset",status="4xx"}': 1,
    'matchfront_http_request_duration_seconds_count{kind="page",status="3xx"}': 1,
  });
});

test("answers to no name that another site could let lead here (P6)", async () => {
  const { address } = await start({ METRICS_HOSTS: "app, Metrics.example.org" });
  const { port } = new URL(address);
  const answered = async (hosts: string) => {
    const statuses = new Set<unknown>();
    for (const host of hosts.split(" "))
      for (const path of ["/metrics", "/numbers"]) {
        const asked = request({ port, host: "127.0.0.1", path, headers: { host } }).end();
        const [{ statusCode }] = await once(asked, "response");
        statuses.add(statusCode);
      }
    return [...statuses];
  };
  const ours = "127.0.0.1 10.0.0.4:9464 [::1]:9464 localhost LocalHost:80 app:1 metrics.example.org";
  expect(await answered(ours)).toEqual([200]);
  const others =
    "evil.example 127.0.0.1.evil.example:9464 localhost.evil.example example.org fixture.example";
  expect(await answered(others)).toEqual([421]);
});

test("counts messages by outcome, and has no visitor's data in labels", async () => {
  const inbox = await startSmtpInbox();
  const { address, origin, post, read } = await start({ SMTP_URL: inbox.url.href });
  const key = { "idempotency-key": "a key of ada's".replaceAll(" ", "-") };
  await post(message, key);
  await post(message, key);
  await post({ ...message, description: "Another" }, key);
  await post({ ...message, email: "nowhere" });
  await post({ ...message, [honeypotName]: "https://spam.example" });
  for (let times = 0; times < 4; times += 1) await post({ ...message, description: `Hello ${times}` });
  await fetch(new URL("/faq?token=secret", origin));
  await fetch(new URL("/no/such/ada@example", origin));
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
  expect(await (await fetch(address)).text()).not.toMatch(/ada|secret|example|Hello|127\.0\.0/);
});

test("reports an open breaker, waiting mail and its age if the mail server is unreachable", async () => {
  const nowhere = await startSmtpInbox();
  await nowhere.close();
  const { post, sample, file } = await start({ SMTP_URL: nowhere.url.href });
  await post(message);
  await expect.poll(() => sample('mail_deliveries_total{outcome="unavailable"}')).toBeGreaterThan(0);
  await expect.poll(() => sample("mail_breaker_open")).toBe(1);
  executeSql(file, "update mail_job set created_at = '2026-01-01T00:00:00.000Z'");
  await expect.poll(() => sample('outbox_mails{state="waiting"}')).toBe(1);
  await expect.poll(() => sample("outbox_oldest_due_age_seconds")).toBeGreaterThan(86_400);
});

test("counts a rejected mail as dead, not as late, and messages beyond MESSAGES_MAX_PER_HOUR as capped", async () => {
  const inbox = await startSmtpInbox({
    onData(stream, _session, callback) {
      stream.resume();
      callback(Object.assign(new Error("spam"), { responseCode: 550 }));
    },
  });
  const { post, sample } = await start({ SMTP_URL: inbox.url.href, MESSAGES_MAX_PER_HOUR: "1" });
  await post(message);
  await post(message);
  await expect.poll(() => sample('messages_total{form="contact",outcome="stored"}')).toBe(1);
  await expect.poll(() => sample('messages_total{form="contact",outcome="capped"}')).toBe(1);
  await expect.poll(() => sample('outbox_mails{state="dead"}')).toBe(1);
  await expect.poll(() => sample('mail_deliveries_total{outcome="refused"}')).toBe(1);
  await expect.poll(() => sample("outbox_oldest_due_age_seconds")).toBe(0);
});

test("reports a locked database, and serves pages meanwhile (P4, P5)", async () => {
  const { origin, post, sample, file } = await start({}, { probeInterval: 20, storeCall: 500 });
  const lock = lockDatabase(file);
  const answered: string[] = [];
  const posted = post(message).finally(() => answered.push("post"));
  const page = fetch(new URL("/contactus", origin)).finally(() => answered.push("page"));
  expect([(await page).status, (await posted).status, answered]).toEqual([200, 503, ["page", "post"]]);
  await expect.poll(() => sample('messages_total{form="contact",outcome="failed"}')).toBe(1);
  await expect.poll(() => sample("store_ready")).toBe(0);
  await expect.poll(() => sample("store_queue_length")).toBeGreaterThan(0);
  lock.release();
  await expect.poll(() => sample("store_ready")).toBe(1);
});

test("reads disk, retention, backup and clock at each scrape", async () => {
  const { post, read, sample, file } = await start();
  await post(message);
  await expect.poll(read).toMatchObject({
    matchfront_store_free_bytes: expect.any(Number),
    matchfront_store_wal_bytes: expect.any(Number),
    matchfront_retention_overdue_rows: 0,
    matchfront_clock_jump_seconds_total: 0,
  });
  const received_at = new Date(Date.now() - 92 * day).toISOString();
  executeSql(file, `update message set received_at = '${received_at}'`);
  await expect.poll(() => sample("retention_overdue_rows")).toBe(1);

  const backup = join(dirname(file), "last-backup.json");
  expect(await sample("backup_age_seconds")).toBeUndefined();
  const at = new Date(Date.now() - 2 * day).toISOString();
  await writeFile(backup, JSON.stringify({ file: "/backups/1.db", at }));
  await expect.poll(() => sample("backup_age_seconds")).toBeGreaterThan(172_000);
  await writeFile(backup, "{");
  expect(await sample("backup_age_seconds")).toBeUndefined();

  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 3_600_000 });
  expect(await sample("clock_jump_seconds_total")).toBeGreaterThan(3_590);
});

test("counts closed connections, codes by dialing code, the used share of the budget, and a mail that is sent again", async () => {
  const { folder: DATA_DIR, file, store, withPorts } = await dataFolder();
  await store("ada@example.org");
  executeSql(file, "update mail_job set state = 'sending', fence = 1");
  const { token } = await withPorts(({ database }) => memberWithLink(database, "phone"));
  const { origin, read, sample } = await start({ DATA_DIR });
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  socket.write("GET / HTTP/1.1\r\nHost: fixture.example\r\n\r\n".repeat(400));
  await expect.poll(() => sample('http_dropped_total{reason="pipelining"}')).toBe(1);
  await fetch(origin);
  await expect.poll(() => sample("http_connections")).toBe(1);

  const verify = async (path: string, fields: Record<string, string>) =>
    await fetch(new URL(`/verification/${path}`, origin), {
      method: "POST",
      headers: { authorization: `b ${token}` },
      body: new URLSearchParams(fields),
    });
  const To = "+254712345678";
  expect((await verify("Verifications", { To, Channel: "sms" })).status).toBe(201);
  const folder = join(DATA_DIR, "sms");
  const [name = ""] = await readdir(folder);
  const [Code = ""] = /\d{6}/.exec(await readFile(join(folder, name), "utf8")) ?? [];
  expect(await (await verify("VerificationCheck", { To, Code })).json()).toMatchObject({ valid: true });
  await expect.poll(read).toMatchObject({
    'matchfront_sms_sent_total{dialing_code="+254"}': 1,
    'matchfront_sms_entered_total{dialing_code="+254"}': 1,
    matchfront_sms_budget_ratio: 1 / 500,
    // The first attempt was not acknowledged.
    matchfront_mail_resent_unknown_total: 1,
  });
});
