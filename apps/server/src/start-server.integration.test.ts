import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, test, vi } from "vitest";
import { startPost } from "../test/start-post.ts";
import { startTestServer } from "../test/start-test-server.ts";
import { temporaryFolder } from "../test/temporary-database.ts";
import { SetupError } from "./config/errors.ts";
import { runCommand } from "../test/stored-messages.ts";

test.each([
  [{}, 401],
  [{ BACKEND_URL: "http://127.0.0.1:9" }, 503],
  [{ BACKEND_URL: "http://127.0.0.1:9", LINK_CHECK_PATH: "/api/checkLink" }, 502],
  [{ BACKEND_URL: "http://127.0.0.1:9", SMS_WITHOUT_LINK_CHECK: "on" }, 201],
])("with %o, answers a code for an invented link with %i (P6)", async (variables, status) => {
  const { origin } = await startTestServer(variables);
  const response = await fetch(`${origin}/verification/Verifications`, {
    method: "POST",
    headers: { authorization: "b invented" },
    body: new URLSearchParams({ To: "+447400123456", Channel: "sms" }),
  });
  expect(response.status).toBe(status);
});

test.each<[Record<string, string>, RegExp]>([
  [{ DATA_DIR: "/proc/x" }, /^The database \/proc\/x\/messages\.db could not be opened: E[A-Z]+: /],
  [
    { DATA_DIR: "/proc/x", DATABASE_URL: "postgres://127.0.0.1:1/matchfront" },
    /^The folder \/proc\/x could not be created: E[A-Z]+: .+ Set DATA_DIR to another one\.$/,
  ],
  // Reserved for documentation (RFC 5737): no machine has it.
  [
    { HOST: "192.0.2.1" },
    /^HOST: the server cannot listen on 192\.0\.2\.1, port 0: .+\. Set HOST and PORT to /,
  ],
])("rejects %o with what to do", async (variables, message) => {
  const error = { name: "SetupError", message: expect.stringMatching(message) };
  await expect(startTestServer(variables)).rejects.toMatchObject(error);
});

test("rejects a port in use with what to do", async () => {
  const { port } = new URL((await startTestServer()).origin);
  await expect(startTestServer({ PORT: port })).rejects.toThrow(
    `PORT: another program uses port ${port}. Stop that program, or set PORT=${Number(port) + 1}.`,
  );
});

test("rejects a setting before anything is stored", async () => {
  const DATA_DIR = await temporaryFolder();
  await expect(startTestServer({ DATA_DIR, PUBLIC_URL: "https://moyo.example" })).rejects.toThrow(SetupError);
  expect(await readdir(DATA_DIR)).toEqual([]);
});

test("shows links of a demo member that work, at the first start only, and keeps its counts", async () => {
  const { environment, origin, announced, close } = await startTestServer();
  const [, number] = new RegExp(`  Number    ${origin}/\\?token=(\\S{43})\n`).exec(announced) ?? [];
  const [, password] = new RegExp(`  Password  ${origin}/\\?password=(\\S{43})\n`).exec(announced) ?? [];
  const change = await fetch(new URL("/admin/changePasswordViaEmailForAdmin", origin), {
    method: "PUT",
    headers: { "content-type": "application/json", authorization: `b ${password}` },
    body: JSON.stringify({ newPassword: "correct horse battery" }),
  });
  expect(change.status).toBe(200);
  expect(number).toBeDefined();
  await (await fetch(origin)).text();
  await close();
  expect((await runCommand("numbers --csv", environment)).printed).toMatch(/,view,/);
  expect((await startTestServer(environment)).announced).not.toMatch(/token=|password=/);
  expect((await startTestServer({ BACKEND_URL: "http://127.0.0.1:9" })).announced).not.toContain(
    "demo member",
  );
});

test("announces an address that a browser on this machine can open, and SMTP without its password", async () => {
  const SMTP_URL = "smtp://moyo:secret@127.0.0.1:1";
  const { origin, announced } = await startTestServer({ HOST: "0.0.0.0", SMTP_URL });
  expect(origin).toMatch(/^http:\/\/localhost:\d+$/);
  expect(announced).toContain("  Mail      to support@fixture.example through 127.0.0.1:1\n");
  expect(announced).not.toMatch(/secret|Metrics/);
});

test("mails a message from MAIL_FROM to MAIL_TO at once", async () => {
  const [MAIL_FROM, MAIL_TO] = ["web@moyo.example", "help@moyo.example"];
  const { post, environment } = await startTestServer({ MAIL_FROM, MAIL_TO });
  expect((await post("Hello")).status).toBe(303);
  const folder = join(environment.DATA_DIR, "mail");
  await expect.poll(() => readdir(folder)).toEqual([expect.stringMatching(/\.eml$/)]);
  const [name = ""] = await readdir(folder);
  expect(await PostalMime.parse(await readFile(join(folder, name)))).toMatchObject({
    from: { name: "Fixture", address: MAIL_FROM },
    to: [{ address: MAIL_TO }],
  });
});

test("waits 25 seconds for a request in progress when it closes", async () => {
  const { origin, close } = await startTestServer();
  const { post } = await startPost(origin);
  const cut = vi.fn<() => void>();
  post.once("error", cut);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const closed = close();
  await vi.advanceTimersByTimeAsync(24_999);
  expect(cut).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await closed;
  await expect.poll(() => cut).toHaveBeenCalledOnce();
});

test("serves pages and answers forms with 503 once the database is deleted, until an operator restores it (P1, P5)", async () => {
  const { environment, statusOf, post, close } = await startTestServer({}, { probeInterval: 60_000 });
  expect((await post("Before")).status).toBe(303);
  await rm(join(environment.DATA_DIR, "messages.db"));
  for (const description of ["Into the void", "Into the void"]) {
    const answer = await post(description);
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining(description)]);
  }
  expect([await statusOf("/contactus"), await statusOf("/healthz")]).toEqual([200, 200]);
  await close();

  const recovered = (await readdir(environment.DATA_DIR)).find((name) => name.includes("recovered")) ?? "";
  const path = join(environment.DATA_DIR, recovered);
  const remedy = `Its data is in ${path}. To bring it back, run the command restore ${path}. Delete that file only if`;
  await expect(startTestServer(environment)).rejects.toThrow(remedy);
  for (const command of ["messages list", "backup /nowhere"])
    expect((await runCommand(command, environment)).errors).toContain(remedy);

  const { printed } = await runCommand(`restore ${path}`, environment);
  // No mail is held, since no other database could have sent it.
  expect(printed).toMatch(
    /^Restored \S+\.\n {2}Holds {5}1 message, 1 member\n {2}Checked {3}no damage\n {2}Erased .+\n(?: {2}Log {7}.+\n)*Start the server now, or restart it if it runs/,
  );
  const again = await startTestServer(environment);
  expect((await again.post("After")).status).toBe(303);
  const { printed: list } = await runCommand("messages export", environment);
  expect(list).toMatch(/"description":"Before".+\n.+"description":"After"/);
});

test("is not ready within a probe after the database is deleted, and does not exit (P8)", async () => {
  const { environment, statusOf, announce } = await startTestServer({}, { probeInterval: 50 });
  expect(await statusOf("/readyz")).toBe(200);
  await rm(join(environment.DATA_DIR, "messages.db"));
  await expect.poll(() => statusOf("/readyz")).toBe(503);
  expect([await statusOf("/readyz/pages"), await statusOf("/contactus")]).toEqual([200, 200]);
  // Right after its start, it would add a demo member.
  expect(await announce()).toContain("Address");
});
