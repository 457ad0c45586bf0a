import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "../../test/run-command.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { openDatabase } from "../storage/database.ts";
import { sqliteDialect } from "../storage/sqlite-dialect.ts";
import { findActiveLink } from "../members/reset-link.ts";

test("an operator adds a member, sees them, and gets a link for each dialog that works", async () => {
  const DATA_DIR = await temporaryFolder();
  const environment = { DATA_DIR, PUBLIC_URL: "https://moyo.example" };
  const added = await runCommand("members", ["add", "+234 0803 123 4567"], environment);
  const id = /id (\S+)\./.exec(added.printed)?.[1] ?? "";
  expect(added).toEqual({ printed: `Added +2348031234567, id ${id}.\n`, errors: "", code: 0 });

  const listed = await runCommand("members", ["list"], environment);
  const day = new Date().toISOString().slice(0, 10);
  expect(listed.printed.split("\n")).toEqual([
    "Phone             Password  Since       Id",
    `+2348031234567    none      ${day}  ${id}`,
    "",
  ]);

  const phone = await runCommand("links", ["phone", "+2348031234567"], environment);
  const password = await runCommand("links", ["password", id], { DATA_DIR, PORT: "8080" });
  const printed = /^(\S+)([\w-]{43})\nIt works once, until \d{4}-\d\d-\d\d \d\d:\d\d UTC\.\n$/;
  const [, phoneAddress, phoneToken = ""] = printed.exec(phone.printed) ?? [];
  const [, passwordAddress, passwordToken = ""] = printed.exec(password.printed) ?? [];
  expect(phoneAddress).toBe("https://moyo.example/?token=");
  expect(passwordAddress).toBe("http://localhost:8080/?password=");

  const database = await openDatabase(join(DATA_DIR, "messages.db"));
  const links = [
    await findActiveLink(database, sqliteDialect(), phoneToken, "phone"),
    await findActiveLink(database, sqliteDialect(), passwordToken, "password"),
  ];
  await database.destroy();
  expect(links).toMatchObject([{ memberId: id }, { memberId: id }]);
});

test("the list says who has a password", async () => {
  const DATA_DIR = await temporaryFolder();
  await runCommand("members", ["add", "+2348031234567"], { DATA_DIR });
  const database = await openDatabase(join(DATA_DIR, "messages.db"));
  await database.updateTable("member").set({ password_hash: "$scrypt$" }).execute();
  await database.destroy();
  const { printed } = await runCommand("members", ["list"], { DATA_DIR });
  expect(printed).toMatch(/\n\+2348031234567 +set /);
  expect(printed).not.toContain("scrypt");
});

test("a folder that is not there is no empty database", async () => {
  const DATA_DIR = join(await temporaryFolder(), "mistyped");
  const listed = await runCommand("members", ["list"], { DATA_DIR });
  expect(listed).toEqual({
    printed: "",
    errors: expect.stringContaining(`There is no folder ${DATA_DIR}.`),
    code: 1,
  });
});

test("a number that a member has is not added again, and the operator is told", async () => {
  const environment = { DATA_DIR: await temporaryFolder() };
  expect((await runCommand("members", ["list"], environment)).printed).toMatch(/^There are no members yet\./);
  await runCommand("members", ["add", "+2348031234567"], environment);
  expect(await runCommand("members", ["add", "+2348031234567"], environment)).toEqual({
    printed: "",
    errors: "A member has the number +2348031234567 already. See: members list.\n",
    code: 1,
  });
});

test.each([
  {
    program: "members",
    parameters: ["add", "08031234567"],
    says: /^"08031234567" is no phone number.+Expected/,
  },
  { program: "links", parameters: ["phone", "+2348031234567"], says: /^No member has .+members list\.\n$/ },
])("$program $parameters says what is wrong, without a stack", async ({ program, parameters, says }) => {
  const { printed, errors, code } = await runCommand(program, parameters, {
    DATA_DIR: await temporaryFolder(),
  });
  expect({ printed, code }).toEqual({ printed: "", code: 1 });
  expect(errors).toMatch(says);
  expect(errors.trimEnd()).not.toContain("\n");
});

test.each([
  { program: "members", parameters: [] },
  { program: "members", parameters: ["remove"] },
  { program: "members", parameters: ["add"] },
  { program: "members", parameters: ["list", "all"] },
  { program: "members", parameters: ["constructor"] },
  { program: "links", parameters: ["phone"] },
])("$program $parameters shows the usage", async ({ program, parameters }) => {
  const { printed, errors, code } = await runCommand(program, parameters, {});
  expect({ printed, code }).toEqual({ printed: "", code: 2 });
  expect(errors).toMatch(new RegExp(`^Usage:\n(?:  ${program} \\S+ .+\n){2,4}$`));
});
