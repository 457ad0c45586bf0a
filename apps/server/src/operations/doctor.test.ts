import { chmod, chown, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "../../test/run-command.ts";
import { dataFolder } from "../../test/stored-messages.ts";
import { troubles, wellServer } from "../../test/well-server.ts";
import { plantedTroubles } from "./planted-troubles.cases.ts";

test("where all is well, doctor says so, names each thing it looked at, and exits with 0", async () => {
  const { environment, folder, received } = await wellServer();
  const { code, printed } = await runCommand("doctor", [], environment);
  expect(code).toBe(0);
  expect(printed).toMatch(/^(?:ok .+\n)+All is well\.\n$/);
  const checks = Array.from(printed.matchAll(/^ok {7}(\S+)/gm), ([, check]) => check);
  expect(checks).toEqual([
    "Settings",
    "Site",
    "Files",
    "Folder",
    "Space",
    "Backup",
    "Erased",
    "Rescued",
    "Database",
    "Log",
    "Retention",
    "Clock",
    "Mail",
    "SMTP",
    "Server",
    "Address",
    "Twilio",
    "Backend",
  ]);
  expect(printed).toContain(`ok       Database   ${folder}/messages.db, sound\n`);
  expect(new Set(received.map(({ path }) => path))).toEqual(
    new Set(["/", "/healthz", "/readyz", "/v2/Services/VA01"]),
  );
  expect(printed).not.toContain("s3cr3t");
});

test.each(plantedTroubles)("doctor finds $what, and says what to do", async ({ plant, found, code = 1 }) => {
  const server = await wellServer();
  await plant(server);
  const result = await troubles(server.environment);
  expect(result.lines[0]).toMatch(found);
  expect(result).toMatchObject({
    code,
    lines: [expect.anything(), code === 0 ? "1 warning." : "1 failure."],
  });
});

test.each([
  {
    name: "SITE_DIR",
    value: "/nowhere",
    found: /^failure {2}Site {7}The site in \/nowhere could not be read/,
  },
  { name: "MAINTENANCE", value: "on", found: /^warning {2}Settings {3}calls and pages with a form get 503/ },
  {
    name: "MAX_CONNECTIONS",
    value: "100000",
    found: /^warning {2}Files {6}this user may have \d+ files open/,
  },
  {
    name: "MAIL_ROUTE",
    value: "files",
    found: /^failure {2}Settings {3}SMTP_URL is set, and MAIL_ROUTE is files/,
  },
  {
    name: "PUBLIC_URL",
    value: "http://127.0.0.1:1",
    found: /^failure {2}Address {4}http:\/\/127\.0\.0\.1:1 cannot be reached: .*ECONNREFUSED/,
  },
])("doctor finds what is wrong with $name=$value", async ({ name, value, found }) => {
  const { environment } = await wellServer();
  const { lines } = await troubles({ ...environment, [name]: value });
  expect(lines[0]).toMatch(found);
});

test("doctor mails what it finds to the operator, and nothing where all is well", async () => {
  const { environment, folder, inbox } = await wellServer();
  const well = await runCommand("doctor", ["--mail", "ops@example.org"], environment);
  expect(well.printed).not.toContain("Mailed");
  await rm(join(folder, "last-backup.json"));
  const { code, printed } = await runCommand("doctor", ["--mail", "ops@example.org"], environment);
  expect([code, printed]).toEqual([0, expect.stringContaining("\nMailed to ops@example.org through ")]);
  expect(inbox.mails).toHaveLength(1);
  expect(inbox.mails[0]).toMatchObject({
    from: { name: "Fixture", address: "website@fixture.example" },
    to: [{ address: "ops@example.org" }],
    subject: expect.stringMatching(/^Fixture on .+: 1 warning\.$/),
    text: expect.stringContaining("no backup was made with the command backup"),
  });
});

test("doctor says in one sentence why its report could not be mailed, and still shows it", async () => {
  const { environment, folder, inbox } = await wellServer();
  await rm(join(folder, "last-backup.json"));
  await inbox.close();
  const { code, printed, errors } = await runCommand("doctor", ["--mail", "ops@example.org"], environment);
  expect([code, printed]).toEqual([1, expect.stringContaining("no backup was made")]);
  expect(errors).toMatch(
    /^The report could not be mailed to ops@example\.org through 127\.0\.0\.1:\d+: .*ECONNREFUSED.*\. Expected mail to leave\. Correct SMTP_URL .+\.\n$/,
  );
});

test.each([
  {
    what: "is missing",
    plant: (path: string) => rm(path, { recursive: true }),
    found: "there is no folder",
    fix: "start the server once, which makes it",
  },
  {
    what: "is a file",
    async plant(path: string) {
      await rm(path, { recursive: true });
      await writeFile(path, "");
    },
    found: "this is no folder:",
    fix: "move this file away",
  },
])(
  "doctor says once that DATA_DIR $what, and nothing of what would be in it",
  async ({ plant, found, fix }) => {
    const { environment, folder } = await wellServer();
    await plant(folder);
    expect((await troubles(environment)).lines).toEqual([
      `failure  Folder     ${found} ${folder} | Expected: the folder of a server that has run | ` +
        `To fix:   set DATA_DIR to that folder, or ${fix}`,
      "1 failure.",
    ]);
  },
);

test(
  "doctor finds a folder of another user, who may replace what is in it",
  { skip: process.geteuid?.() !== 0 },
  async () => {
    const { environment, folder } = await wellServer();
    const [owner, nobody] = [12_345, 65_534];
    await chown(folder, owner, owner);
    await chmod(folder, 0o707);
    process.seteuid?.(nobody);
    const { lines } = await troubles(environment).finally(() => process.seteuid?.(0));
    expect(lines[0]).toMatch(
      /^failure {2}Folder {5}.+ belongs to user 12345, who may replace what is in it, .+ runs as user 65534 \|/,
    );
  },
);

test("doctor says who may reach a server without a PUBLIC_URL", async () => {
  const { environment } = await wellServer();
  const settingsOf = async (HOST: string) => {
    const { printed } = await runCommand("doctor", [], { ...environment, PUBLIC_URL: "", HOST });
    return /^ok {7}Settings {3}(.+)$/m.exec(printed)?.[1];
  };
  for (const host of ["127.0.0.1", "localhost", "::1"])
    expect(await settingsOf(host)).toBe("for this machine alone");
  for (const host of ["0.0.0.0", "192.0.2.1"])
    expect(await settingsOf(host)).toBe(
      `PUBLIC_URL is not set, and HOST ${host} lets other machines in, too`,
    );
});

test("doctor takes one address to mail to", async () => {
  const { environment } = await dataFolder();
  expect(await runCommand("doctor", ["--mail", "nobody"], environment)).toMatchObject({
    code: 1,
    errors: '"nobody" is no e-mail address. Expected one, after --mail.\n',
  });
  expect(await runCommand("doctor", ["--mial", "ops@example.org"], environment)).toMatchObject({
    code: 2,
    errors: expect.stringContaining("doctor [--mail <address>]"),
  });
});
