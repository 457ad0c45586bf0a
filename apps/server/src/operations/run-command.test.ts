import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { dataFolder, executeSql, runCommand } from "../../test/stored-messages.ts";
import { zeroPage } from "../../test/zero-page.ts";
import { temporaryFolder } from "../../test/temporary-database.ts";
import { commands } from "./run-command.ts";
import { defaultLimits } from "../http/limits.ts";
import { smsCaps } from "../sms/sms-budget.ts";

const memberCommands = Object.keys(commands).filter((name) => name.startsWith("members "));

test.each([
  { call: "members", shown: memberCommands },
  { call: "members remove", shown: memberCommands },
  { call: "members constructor", shown: memberCommands },
  { call: "memebrs lst", shown: ["members list"] },
  { call: "message lst", shown: ["messages list"] },
  { call: "purge", shown: ["messages purge"] },
  { call: "Messages-List", shown: ["messages list"] },
  { call: "--csv numbers", shown: ["numbers"] },
])("suggests $shown for $call", async ({ call, shown }) => {
  const { printed, errors, code } = await runCommand(call);
  expect({ printed, code }).toEqual({ printed: "", code: 2 });
  const [head, ...rows] = errors.trimEnd().split("\n");
  expect(head).toBe(`There is no command "${call}". Did you mean:`);
  expect(rows.slice(0, -1).map((row) => row.match(/^ {2}([a-z-]+(?: [a-z-]+)*)/)?.[1])).toEqual(shown);
});

const addUsage = "<phone>. Example: members add +2348031234567";
const numbersUsage = "[--days <days>] [--csv]. Example: numbers --days 7 --csv";
test.each([
  ["numbers", ["--dayz", "7"], "Unknown option '--dayz'", numbersUsage],
  ["numbers", ["--csv", "--days"], "Option '--days' needs a value", numbersUsage],
  ["numbers", ["--days", "--csv"], "Option '--days' needs a value", numbersUsage],
  ["numbers", ["--csv=no"], "Option '--csv' does not take an argument", numbersUsage],
  ["numbers", ["--days=7", "--days=8"], "Option '--days' given twice", numbersUsage],
  ["numbers", ["--", "--csv"], "Unexpected argument '--csv'", numbersUsage],
  ["members add", [], "<phone> missing", addUsage],
  ["members add", [""], "<phone> missing", addUsage],
  ["members add", ["+234", "80.3"], "Unexpected argument '80.3': quote a value with spaces", addUsage],
])("%s %j: %s", async (name, words, mistake, expected) => {
  const errors = `${name}: ${mistake}. Expected: ${name} ${expected}\n`;
  expect(await runCommand([name, ...words])).toEqual({ printed: "", errors, code: 2 });
});

test.each([
  ["--help", "The commands are:\n  backup "],
  ["members -h", "The commands are:\n  members add "],
  ["numbers --days 7 --help", "numbers [--days <days>] [--csv]\n  shows "],
  ["help links phone", "links phone <member>\n  prints "],
  ["--version", "1."],
])("%s prints help", async (call, start) => {
  const { printed, errors, code } = await runCommand(call);
  expect({ errors, code, printed }).toEqual({ errors: "", code: 0, printed: expect.stringContaining(start) });
});

test.each(["numbers --csv --days 7", "numbers --days=7 --csv --"])("%s reads its options", async (call) => {
  const { environment } = await dataFolder();
  const printed = "day,kind,name,language,device,campaign,count\n";
  expect(await runCommand(call, environment)).toEqual({ printed, errors: "", code: 0 });
});

test("shows all commands if none is similar", async () => {
  const { errors, code } = await runCommand("constructor");
  expect(code).toBe(2);
  expect(errors).toMatch(/^There is no command "constructor"\. The commands are:\n/);
  for (const name of Object.keys(commands)) expect(errors).toContain(`\n  ${name} `);
});

const reference = "No message has the reference";
test.each([
  { call: "members add 08031234567", error: /^"08031234567" is not a phone number\. Expected/ },
  { call: "messages erase ada", error: /^"ada" is not an email address\.\n$/ },
  {
    call: "members erase ada",
    error: /^No member has the number or id "ada"\. See: members list\.\n$/,
  },
  { call: "members export-person ada", error: /^"ada" is not an email address or phone number\.\n$/ },
  { call: "links phone +2348031234567", error: /^No member has .+members list\.\n$/ },
  { call: "messages show 0199\u001b", error: new RegExp(`^${reference} "0199\\\\u001b"\\. See: `) },
  { call: "campaigns add Spring", error: /^"Spring" is not a campaign's name\. Expected 2 to 32 / },
  { call: "campaigns end spring", error: /^No open campaign is called "spring"\. See: / },
  {
    call: "numbers --days 366 --csv",
    error: /^--days: expected a whole number from 1 to 365, got "366"\.\n$/,
  },
  { call: "messages release 0199", error: new RegExp(`^${reference} "0199"\\. See: `) },
])("$call prints the reason in one line", async ({ call, error }) => {
  const { printed, errors, code } = await runCommand(call, { DATA_DIR: await temporaryFolder() });
  expect({ printed, code }).toEqual({ printed: "", code: 1 });
  expect(errors).toMatch(error);
  expect(errors.trimEnd()).not.toContain("\n");
});

test.each([
  { call: "messages list", printed: "There are no messages yet.\n" },
  { call: "messages export", printed: "" },
  { call: "campaigns list", printed: "There are no campaigns yet. Add one: campaigns add <campaign>.\n" },
  { call: "mail retry", printed: "No mail is waiting.\n" },
  {
    call: "sms status",
    printed:
      "Limits: 500 codes a day; 250 to one dialing code.\nNo code was sent in the last day.\nOf the last 0 codes, 0 were entered.\n",
  },
  { call: "members list", printed: "There are no members yet. Add one: members add <phone>.\n" },
])("$call reports an empty database", async ({ call, printed }) => {
  const { environment } = await dataFolder();
  expect(await runCommand(call, environment)).toEqual({ printed, errors: "", code: 0 });
});

test("rejects a missing folder, so that it does not look like an empty database", async () => {
  const DATA_DIR = join(await temporaryFolder(), "mistyped");
  const { code, errors } = await runCommand("members list", { DATA_DIR });
  expect([code, errors]).toEqual([1, expect.stringContaining(`There is no folder ${DATA_DIR}.`)]);
});

const broken: readonly { what: string; damage: (file: string) => Promise<unknown> | void }[] = [
  // The header, then the root of each table and index.
  ...Array.from({ length: 24 }, (_, page) => ({
    what: `whose page ${page} was zeroed`,
    damage: (file: string) => zeroPage(file, page),
  })),
  { what: "that is a text", damage: (file) => writeFile(file, "SELECT 1;\n".repeat(1_000)) },
  { what: "that is empty", damage: (file) => writeFile(file, "") },
  { what: "that is a folder", damage: (file) => rm(file).then(() => mkdir(file)) },
  { what: "of another program", damage: (file) => executeSql(file, "drop table message; drop table member") },
];

test.each(broken)("each command reports a database $what without a stack (P8)", async ({ damage }) => {
  const { environment, file, store } = await dataFolder();
  await store("ada@example.org");
  await damage(file);
  const words = new Map([
    ["<phone>", "+2348031234567"],
    ["<email>", "ada@example.org"],
    ["<file-or-folder>", await temporaryFolder()],
  ]);
  for (const [name, { parameters }] of Object.entries(commands)) {
    const required = parameters.replace(/\[.*/, "");
    const given = required.replaceAll(/<[^>]+>/g, (word) => words.get(word) ?? "/nowhere");
    const { printed, errors } = await runCommand(`${name} ${given}`.trim(), environment);
    const lines = errors.trimEnd().split("\n").length;
    expect({ name, lines, hasStack: /^ +at /m.test(printed) }).toEqual({ name, lines: 1, hasStack: false });
  }
});

test("says how to correct a database that another program changed", async () => {
  const { environment, file } = await dataFolder();
  executeSql(file, "drop table message");
  const { printed, errors, code } = await runCommand("messages list", environment);
  expect({ printed, code }).toEqual({ printed: "", code: 1 });
  expect(errors).toMatch(
    /^The database .+ could not be used: no such table: message\. Check DATA_DIR\. .+ restore with /,
  );
});

test("adds a member once, lists members, and prints links that work", async () => {
  const { environment, withPorts } = await dataFolder();
  const added = await runCommand(["members", "add", "+234 0803 123 4567"], environment);
  const id = /id (\S+)\./.exec(added.printed)?.[1] ?? "";
  expect(added).toEqual({ printed: `Added +2348031234567, id ${id}.\n`, errors: "", code: 0 });
  expect(await runCommand("members add +2348031234567", environment)).toEqual({
    printed: "",
    errors: "A member has the number +2348031234567 already. See: members list.\n",
    code: 1,
  });

  const list = async () => (await runCommand("members list", environment)).printed.split("\n");
  const day = new Date().toISOString().slice(0, 10);
  const head = "Phone             Password  Since       Id";
  expect(await list()).toEqual([head, `+2348031234567    none      ${day}  ${id}`, ""]);

  const publicSite = { ...environment, PUBLIC_URL: "https://moyo.example" };
  const phone = await runCommand("links phone +2348031234567", publicSite);
  const password = await runCommand(`links password ${id}`, { ...environment, PORT: "8080" });
  const printed = /^(\S+)([\w-]{43})\nIt works once, until \d{4}-\d\d-\d\d \d\d:\d\d UTC\.\n(.*)/;
  const [, phoneAddress, phoneToken = "", note] = printed.exec(phone.printed) ?? [];
  const [, passwordAddress, passwordToken = ""] = printed.exec(password.printed) ?? [];
  expect(phoneAddress).toBe("https://moyo.example/?token=");
  expect(note).toMatch(
    /^It cannot change a number now, because no codes are sent: .+ Set the four TWILIO_\*/,
  );
  expect(passwordAddress).toBe("http://localhost:8080/?password=");
  await withPorts(async ({ members }) => {
    await members.checkLink(phoneToken, "phone");
    await members.updatePassword(passwordToken, "$scrypt$", "call");
  });
  expect(await list()).toEqual([head, `+2348031234567    set       ${day}  ${id}`, ""]);
});

test("sms status shows why no more codes are sent, and sms resume sends them again", async () => {
  const data = await dataFolder();
  const environment = { ...data.environment, SMS_MAX_PER_DIALING_CODE: "250,+254:300" };
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 11 * 60_000 });
  await data.withPorts(async ({ smsBudget: budget }) => {
    for (let code = 0; code < 50; code += 1) {
      const to = `+2547123${10 + code}678`;
      const target = { token: to, to, dialingCode: "+254" };
      await budget.consume(smsCaps(defaultLimits, { others: 250, own: {} }, target));
      await budget.recordSent(to);
      if (code < 9) await budget.recordEntered(to);
    }
  });
  vi.useRealTimers();
  const { printed } = await runCommand("sms status", environment);
  expect(printed).toMatch(/^Limits: 500 codes a day; 250 to one dialing code, 300 to \+254\.\n/);
  expect(printed).toMatch(/\n\+254 +50 of 300, until \d{4}-\d\d-\d\d \d\d:\d\d UTC\nday +50 of 500, until /);
  expect(printed).toContain("Of the last 50 codes, 9 were entered.\nThe server sends no more codes. ");
  expect((await runCommand("sms resume", environment)).code).toBe(0);
  const after = await runCommand("sms status", environment);
  expect(after.printed).toContain("Of the last 0 codes, 0 were entered.\n");
  expect(after.printed).not.toContain("sends no more codes");
});
