import { once } from "node:events";
import { chmod, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { json, text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { repository } from "../test/repository.ts";
import { runCommand } from "../test/stored-messages.ts";
import { startPost } from "../test/start-post.ts";
import { fromSources } from "../test/spawn-server.ts";
import { startOperator, startProcess } from "../test/start-process.ts";
import { temporaryFolder } from "../test/temporary-database.ts";

const acceptsConnections = (origin: string) =>
  fetch(new URL("/healthz", origin)).then(
    () => true,
    () => false,
  );

async function unitCommand() {
  const unit = await readFile(join(repository, "docs/deploy/systemd/matchfront.service"), "utf8");
  const [, command = ""] = /^ExecStart=\/srv\/matchfront\/(.+)$/m.exec(unit) ?? [];
  const [file = "", ...parameters] = command.split(" ");
  return [file, ...parameters] as const;
}

test("shows a code on the console of a server without visitors, and writes files for its user alone", async () => {
  const DATA_DIR = await temporaryFolder();
  await chmod(DATA_DIR, 0o755);
  const server = startProcess({ DATA_DIR });
  const origin = await server.origin;
  await runCommand("members add +2348031234567", { DATA_DIR });
  const { printed } = await runCommand("links phone +2348031234567", { DATA_DIR });
  const [, token] = /token=(\S+)/.exec(printed) ?? [];
  const sent = await fetch(new URL("/verification/Verifications", origin), {
    method: "POST",
    headers: { authorization: `b ${token}` },
    body: new URLSearchParams({ To: "+2348031234568", Channel: "sms" }),
  });
  expect(sent.status).toBe(201);
  // The line for a browser's autofill repeats the code.
  const countShown = () => new Set(server.printed().match(/\b\d{6}\b/g)).size;
  await expect.poll(countShown).toBe(1);
  server.kill("SIGKILL");
  await server.exited;
  expect(countShown()).toBe(1);
  expect(await readdir(join(DATA_DIR, "sms"))).toHaveLength(1);
  for (const name of await readdir(DATA_DIR, { recursive: true }))
    expect((await stat(join(DATA_DIR, name))).mode & 0o077).toBe(0);
});

test.each([
  { command: "npm's command", read: async () => undefined, signal: "SIGINT" },
  { command: "systemd's command", read: unitCommand, signal: "SIGTERM" },
] as const)("finishes the request in progress on $signal to $command", async ({ read, signal }) => {
  const server = startProcess({ DATA_DIR: await temporaryFolder() }, await read());
  const origin = await server.origin;
  const { post, finish } = await startPost(origin);
  server.kill(signal);
  await expect.poll(() => acceptsConnections(origin)).toBe(false);
  finish();
  const [response] = await once(post, "response");
  expect(await json(response)).toMatchObject({ status: 200 });
  expect(await server.exited).toBe(0);
  expect(await server.errors).toBe("");
});

test("exits at once on a second signal", async () => {
  const server = startProcess({ DATA_DIR: await temporaryFolder() });
  const origin = await server.origin;
  const { post } = await startPost(origin);
  post.once("error", () => {});
  server.kill("SIGTERM");
  await expect.poll(() => acceptsConnections(origin)).toBe(false);
  server.kill("SIGTERM");
  expect(await server.exited).toBe(1);
});

test.each([
  [{ PORT: "http" }, fromSources(), /^PORT: expected .+, got "http"\..*\n$/],
  [{}, [...fromSources(), "--port=80"] as const, /^Unexpected argument --port=80\. Set .+\n$/],
])("names a mistake in %o or %o on one line, without a stack", async (variables, command, mistake) => {
  const server = startProcess({ DATA_DIR: await temporaryFolder(), ...variables }, command);
  expect(await server.errors).toMatch(mistake);
  expect(await server.exited).toBe(1);
});

test.each([
  ["members add +2348031234567", 0, /^Added \+2348031234567, id \S+\.\n$/, /^$/],
  ["mail retry", 0, /^No mail is waiting\.\n$/, /^$/],
  ["links phone +2348031234567", 1, /^$/, /^No member has .+\n$/],
  ["messages", 2, /^$/, /^There is no command "messages"\. Did you mean:\n {2}messages list /],
])("%s exits with %i and the reason, and makes files for its user alone", async (line, ...expected) => {
  const [code, printed, errors] = expected;
  const [name = "", ...parameters] = line.split(" ");
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  const command = await startOperator(folder, name, ...parameters);
  expect(await text(command.output)).toMatch(printed);
  expect(await command.errors).toMatch(errors);
  expect(await command.exited).toBe(code);
  const names = await readdir(folder);
  expect(names.includes("messages.db")).toBe(code < 2);
  for (const file of names) expect((await stat(join(folder, file))).mode & 0o077).toBe(0);
});

test("a command exits without an error if its reader closes early, such as head", async () => {
  const { output, errors, exited } = await startOperator(await temporaryFolder(), "messages", "list");
  output.destroy();
  expect([await errors, await exited]).toEqual(["", 0]);
});
