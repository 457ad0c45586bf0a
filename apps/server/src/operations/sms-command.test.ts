import { expect, test } from "vitest";
import { dataFolder, runCommand } from "../../test/stored-messages.ts";
import { sqliteFunctions } from "../storage/sql-functions.ts";
import { defaultLimits } from "../http/limits.ts";
import { createSmsBudget } from "../sms/sms-budget.ts";
import { smsCaps } from "../sms/sms-caps.ts";

test("sms status shows why no more codes are sent, and sms resume sends them again", async () => {
  const data = await dataFolder();
  const environment = { ...data.environment, SMS_MAX_PER_DIALING_CODE: "250,+254:300" };
  const sqlFunctions = sqliteFunctions(() => Date.now() - 11 * 60_000);
  await data.inDatabase(async (database) => {
    const budget = createSmsBudget(database, sqlFunctions);
    for (let code = 0; code < 50; code += 1) {
      const to = `+2547123${10 + code}678`;
      const target = { token: to, to, dialingCode: "+254" };
      await budget.consume(smsCaps(defaultLimits, { others: 250, own: {} }, target));
      await budget.recordSent(to);
      if (code < 9) await budget.recordEntered(to);
    }
  });
  const { printed } = await runCommand("sms", ["status"], environment);
  expect(printed).toMatch(/^At most 500 a day; 250 to one dialing code, 300 to \+254\.\n/);
  expect(printed).toMatch(/\n\+254 +50 of 300, until \d{4}-\d\d-\d\d \d\d:\d\d UTC\nday +50 of 500, until /);
  expect(printed).toContain("Of the last 50 codes, 9 were entered.\nNo more are sent: ");
  expect((await runCommand("sms", ["resume"], environment)).code).toBe(0);
  const after = await runCommand("sms", ["status"], environment);
  expect(after.printed).toContain("Of the last 0 codes, 0 were entered.\n");
  expect(after.printed).not.toContain("No more are sent");
});
