import { expect, test } from "vitest";
import { dataFolder, runCommand } from "../../test/stored-messages.ts";
import { findActiveLink } from "../members/reset-link.ts";
import { sqliteFunctions } from "../storage/sql-functions.ts";

test("adds a member once, lists members, and prints links that work", async () => {
  const { environment, inDatabase } = await dataFolder();
  const added = await runCommand("members", ["add", "+234 0803 123 4567"], environment);
  const id = /id (\S+)\./.exec(added.printed)?.[1] ?? "";
  expect(added).toEqual({ printed: `Added +2348031234567, id ${id}.\n`, errors: "", code: 0 });
  expect(await runCommand("members", ["add", "+2348031234567"], environment)).toEqual({
    printed: "",
    errors: "A member has the number +2348031234567 already. See: members list.\n",
    code: 1,
  });

  const list = async () => (await runCommand("members", ["list"], environment)).printed.split("\n");
  const day = new Date().toISOString().slice(0, 10);
  const head = "Phone             Password  Since       Id";
  expect(await list()).toEqual([head, `+2348031234567    none      ${day}  ${id}`, ""]);

  const publicSite = { ...environment, PUBLIC_URL: "https://moyo.example" };
  const phone = await runCommand("links", ["phone", "+2348031234567"], publicSite);
  const password = await runCommand("links", ["password", id], { ...environment, PORT: "8080" });
  const printed = /^(\S+)([\w-]{43})\nIt works once, until \d{4}-\d\d-\d\d \d\d:\d\d UTC\.\n$/;
  const [, phoneAddress, phoneToken = ""] = printed.exec(phone.printed) ?? [];
  const [, passwordAddress, passwordToken = ""] = printed.exec(password.printed) ?? [];
  expect(phoneAddress).toBe("https://moyo.example/?token=");
  expect(passwordAddress).toBe("http://localhost:8080/?password=");
  await inDatabase(async (database) => {
    const sqlFunctions = sqliteFunctions();
    expect(await findActiveLink(database, sqlFunctions, phoneToken, "phone")).toEqual({ member_id: id });
    expect(await findActiveLink(database, sqlFunctions, passwordToken, "password")).toEqual({
      member_id: id,
    });
    await database.updateTable("member").set({ password_hash: "$scrypt$" }).execute();
  });
  expect(await list()).toEqual([head, `+2348031234567    set       ${day}  ${id}`, ""]);
});
