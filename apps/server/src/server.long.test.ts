import { once } from "node:events";
import { statSync } from "node:fs";
import { chmod, readdir, readFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { expect, test } from "vitest";
import { repository } from "../test/repository.ts";
import { runCommand } from "../test/run-command.ts";
import { startSmtpInbox } from "../test/smtp-inbox.ts";
import { startProcess } from "../test/start-process.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { openDatabase } from "./storage/database.ts";

const path = "/admin/sendContactUsEmail";
const body = JSON.stringify({ topic: "Ad Sales", email: "ada@example.org", description: "Hello" });
const headers = { "content-type": "application/json" };

/** A request whose body the server waits for. */
async function requestUnderWay(origin: string) {
  const expecting = { ...headers, "content-length": body.length, expect: "100-continue" };
  const underWay = request(new URL(path, origin), { method: "POST", headers: expecting });
  underWay.flushHeaders();
  await once(underWay, "continue");
  return underWay;
}

const takesConnections = (origin: string) =>
  fetch(new URL("/healthz", origin)).then(
    () => true,
    () => false,
  );

test("a message is delivered once, even where the server is killed right after its answer", async () => {
  const DATA_DIR = await temporaryFolder();
  const nowhere = await startSmtpInbox();
  await nowhere.close();
  const first = startProcess({ DATA_DIR, SMTP_URL: nowhere.url.href, LOG_LEVEL: "silent" });
  const response = await fetch(new URL(path, await first.origin), { method: "POST", headers, body });
  first.kill("SIGKILL");
  expect(response.status).toBe(200);
  expect(await first.exited).toBeNull();
  // Where it had claimed the mail, two minutes pass.
  const left = await openDatabase(join(DATA_DIR, "messages.db"));
  await left.updateTable("mail_job").set({ due_at: new Date().toISOString() }).execute();
  await left.destroy();

  const inbox = await startSmtpInbox();
  const second = startProcess({ DATA_DIR, SMTP_URL: inbox.url.href, LOG_LEVEL: "silent" });
  await expect.poll(() => inbox.mails.length).toBe(1);
  second.kill("SIGTERM");
  expect(await second.exited).toBe(0);

  const database = await openDatabase(join(DATA_DIR, "messages.db"));
  const messages = await database.selectFrom("message").select(["id", "fields"]).execute();
  const mails = await database.selectFrom("mail_job").select(["id", "state"]).execute();
  await database.destroy();
  expect(messages).toEqual([{ id: mails[0]?.id, fields: expect.stringContaining('"description":"Hello"') }]);
  expect(mails).toEqual([{ id: mails[0]?.id, state: "sent" }]);
  expect(inbox.mails.map(({ messageId }) => messageId)).toEqual([`<${mails[0]?.id}@fixture.example>`]);
});

test("messages and mail are for the server's own user, even in a folder that all may read", async () => {
  const DATA_DIR = await temporaryFolder();
  await chmod(DATA_DIR, 0o755);
  const server = startProcess({ DATA_DIR });
  const { ok } = await fetch(new URL(path, await server.origin), { method: "POST", headers, body });
  expect(ok).toBe(true);
  await expect.poll(() => readdir(join(DATA_DIR, "mail"))).toEqual([expect.stringMatching(/\.eml$/)]);
  const entries = await readdir(DATA_DIR, { recursive: true });
  // The file by which the server sees that it may write is gone again at once.
  const modes = entries.map((name) => {
    const { mode = 0 } = statSync(join(DATA_DIR, name), { throwIfNoEntry: false }) ?? {};
    return mode & 0o077;
  });
  expect(modes).toEqual(entries.map(() => 0));
});

test("the server says where it is, where messages and mail go, and how to stop it", async () => {
  const DATA_DIR = await temporaryFolder();
  const server = startProcess({ DATA_DIR, PUBLIC_URL: "http://fixture.example" });
  const origin = await server.origin;
  expect(await server.printed).toBe(
    [
      "Fixture is running.",
      `  Address   ${origin}`,
      `  Messages  ${DATA_DIR}/messages.db`,
      `  Mail      as .eml files into ${DATA_DIR}/mail`,
      `  Codes     as SMS files into ${join(DATA_DIR, "sms")}`,
      "  Stop      Ctrl+C",
      "",
    ].join("\n"),
  );
  expect((await fetch(new URL("/readyz", origin))).status).toBe(200);
  server.kill("SIGINT");
  expect(await server.exited).toBe(0);
  expect(await server.errors).toBe("");
});

test.each([
  {
    server: "a public server",
    variables: { PUBLIC_URL: "https://fixture.example", MAIL_ROUTE: "files" },
    codes: 0,
  },
  { server: "a server on this machine", variables: {}, codes: 1 },
])("the console of $server shows $codes of the codes; a file has it", async ({ variables, codes }) => {
  const DATA_DIR = await temporaryFolder();
  await runCommand("members", ["add", "+2348031234567"], { DATA_DIR });
  const { printed } = await runCommand("links", ["phone", "+2348031234567"], { DATA_DIR });
  const [, token] = /token=(\S+)/.exec(printed) ?? [];
  const server = startProcess({ DATA_DIR, ...variables });
  const sent = await fetch(new URL("/verification/Verifications", await server.origin), {
    method: "POST",
    headers: { authorization: `b ${token}` },
    body: new URLSearchParams({ To: "+2348031234568", Channel: "sms" }),
  });
  expect(sent.status).toBe(201);
  // A line for the browser, which may fill it in, repeats it.
  const countShown = () => new Set(server.output().match(/\b\d{6}\b/g)).size;
  // Another thread prints it, and its words may come after its answer.
  await expect.poll(countShown).toBe(codes);
  server.kill("SIGKILL");
  await server.exited;
  expect(countShown()).toBe(codes);
  expect(await readdir(join(DATA_DIR, "sms"))).toHaveLength(1);
});

test("a stopping server takes no new connection, finishes the request under way, and exits with 0", async () => {
  const server = startProcess({ DATA_DIR: await temporaryFolder() });
  const origin = await server.origin;
  const underWay = await requestUnderWay(origin);
  server.kill("SIGTERM");
  await expect.poll(() => takesConnections(origin)).toBe(false);
  underWay.end(body);
  const [response] = await once(underWay, "response");
  expect(await json(response)).toMatchObject({ status: 200 });
  expect(await server.exited).toBe(0);
});

test("the unit of systemd starts one process, which drains on SIGTERM in the time that it is given", async () => {
  const unit = await readFile(join(repository, "docs/deploy/systemd/matchfront.service"), "utf8");
  const [, command = ""] = /^ExecStart=\/srv\/matchfront\/(.+)$/m.exec(unit) ?? [];
  const [file = "", ...parameters] = command.split(" ");
  const server = startProcess({ DATA_DIR: await temporaryFolder() }, [file, ...parameters]);
  const underWay = await requestUnderWay(await server.origin);
  server.kill("SIGTERM");
  await expect.poll(async () => takesConnections(await server.origin)).toBe(false);
  underWay.end(body);
  const [response] = await once(underWay, "response");
  expect(await json(response)).toMatchObject({ status: 200 });
  expect(await server.exited).toBe(0);
});

test("a second signal ends the server at once", async () => {
  const server = startProcess({ DATA_DIR: await temporaryFolder() });
  const origin = await server.origin;
  const underWay = await requestUnderWay(origin);
  underWay.once("error", () => {});
  server.kill("SIGTERM");
  await expect.poll(() => takesConnections(origin)).toBe(false);
  server.kill("SIGTERM");
  expect(await server.exited).toBe(1);
});

test("what hinders a start is named on one line, without a stack", async () => {
  const server = startProcess({ DATA_DIR: await temporaryFolder(), PORT: "http" });
  expect(await server.errors).toMatch(/^PORT: expected .+, got "http"\.\n$/);
  expect(await server.exited).toBe(1);
});
