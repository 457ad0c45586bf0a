import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { query, startCluster } from "../../test/postgres-cluster.ts";
import { runCommand } from "../../test/run-command.ts";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { startProcess } from "../../test/start-process.ts";
import { startTcpProxy } from "../../test/tcp-proxy.ts";
import { hasPostgres, temporaryPostgres } from "../../test/temporary-postgres.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";

const phone = "+2348031234567";
const newPhone = "+254712345678";
const dialed = { dialingCode: "+254", phoneNumber: "712345678" };

/** A server whose connections to the database can be cut, and a member. @param database its address */
async function prepare(address?: string) {
  const database = new URL(address ?? (await temporaryPostgres()));
  const proxy = await startTcpProxy(database);
  onTestFinished(() => proxy.close());
  const inbox = await startSmtpInbox();
  const DATA_DIR = await temporaryFolder();
  const PUBLIC_URL = "http://fixture.example";
  const variables = { DATA_DIR, DATABASE_URL: proxy.url.href, PUBLIC_URL };
  const server = startProcess({ ...variables, SMTP_URL: inbox.url.href, LOG_LEVEL: "error" });
  const origin = await server.origin;
  await runCommand("members", ["add", phone], variables);

  async function issueLink(kind: "phone" | "password") {
    const { printed } = await runCommand("links", [kind, phone], variables);
    return { authorization: `b ${/\?\w+=(\S+)/.exec(printed)?.[1]}` };
  }

  async function ask(method: string, path: string, headers: Record<string, string>, body: object) {
    const type = { "content-type": "application/json" };
    const sent = JSON.stringify(body);
    const response = await fetch(new URL(path, origin), {
      method,
      headers: { ...type, ...headers },
      body: sent,
    });
    return { status: response.status, body: await response.json() };
  }

  async function askTwilio(path: string, headers: Record<string, string>, fields: Record<string, string>) {
    const body = new URLSearchParams(fields);
    const response = await fetch(new URL(path, origin), { method: "POST", headers, body });
    return { status: response.status, body: await response.json() };
  }

  async function readCode(): Promise<string> {
    const folder = join(DATA_DIR, "sms");
    const [file = ""] = await readdir(folder);
    return /\d{6}/.exec(await readFile(join(folder, file), "utf8"))?.[0] ?? "";
  }

  return { proxy, inbox, issueLink, ask, askTwilio, readCode, rows: (sql: string) => query(database, sql) };
}

describe.runIf(hasPostgres).each([
  { lost: "the answer to COMMIT", at: /COMMIT\0/ },
  { lost: "COMMIT itself", at: /commit\0/ },
])("where $lost is lost", ({ at }) => {
  test("a message is thanked for, stored and mailed once, and its repeat is none (P1, P2, P3)", async () => {
    const { proxy, inbox, ask, rows } = await prepare();
    const key = crypto.randomUUID();
    const message = { topic: "Ad Sales", email: "ada@example.org", description: "Hello" };
    const send = () => ask("POST", "/admin/sendContactUsEmail", { "idempotency-key": key }, message);
    const cut = proxy.cut({ at, after: /insert into "message"/ });
    const thanked = await send();
    expect(thanked).toMatchObject({ status: 200, body: { reference: expect.any(String) } });
    await cut;
    expect(await send()).toEqual(thanked);
    expect(await rows("select id from message")).toEqual([{ id: thanked.body.reference }]);
    await expect.poll(() => rows("select state from mail_job")).toEqual([{ state: "sent" }]);
    expect(inbox.mails).toHaveLength(1);
  });
});

describe.runIf(hasPostgres)("where the database is killed right after a COMMIT, before its answer", () => {
  test.each([
    {
      link: "phone",
      path: "/api/updatePhoneNumber",
      body: dialed,
      left: { phone: newPhone, password_hash: null },
    },
    {
      link: "password",
      path: "/admin/changePasswordViaEmailForAdmin",
      body: { newPassword: "correct horse battery" },
      left: { phone, password_hash: expect.stringContaining("$scrypt$") },
    },
  ] as const)("whoever used a link for the $link is told that it is done (P6)", async (given) => {
    const cluster = await startCluster();
    onTestFinished(() => cluster.stop());
    const { href } = await cluster.createDatabase();
    const { proxy, issueLink, ask, askTwilio, readCode, rows } = await prepare(href);
    const link = await issueLink(given.link);
    if (given.link === "phone") {
      await askTwilio("/verification/Verifications", link, { To: newPhone, Channel: "sms" });
      await askTwilio("/verification/VerificationCheck", link, { To: newPhone, Code: await readCode() });
    }
    const change = () => ask("PUT", given.path, link, given.body);
    const cut = proxy.cut({ at: /COMMIT\0/, after: /update "member" / });
    const answered = change();
    await cut;
    proxy.refuse();
    await cluster.restart();
    proxy.pass();
    expect(await answered).toMatchObject({ status: 200 });
    expect(await change()).toMatchObject({ status: 401 });
    expect(await rows("select phone, password_hash from member")).toEqual([given.left]);
  });
});
