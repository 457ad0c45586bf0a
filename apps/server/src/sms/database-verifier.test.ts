import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { databases, type TestDatabase } from "../../test/databases.ts";
import { temporaryDatabase, temporaryFolder } from "../../test/temporary-database.ts";
import { localeParts } from "@matchfront/locales/locale-parts";
import { languages } from "@matchfront/locales/locales";
import { sqliteFunctions } from "../storage/sql-functions.ts";
import { databaseVerifier, type Sms, smsFiles } from "./database-verifier.ts";
import { smsTexts } from "./verifier.ts";

const to = "+2348031234567";
const other = "+254712345678";
const start = Date.parse("2026-03-01T12:00:00.000Z");
const minute = 60_000;
const expired = { code: "expiredCode", wait: undefined };
const tooManySends = { code: "tooManyCodeSends", wait: expect.any(Number) };
const tooManyChecks = { code: "tooManyCodeChecks", wait: expect.any(Number) };

describe.each(databases)("$name", ({ open }) => {
  async function startVerifier(shared?: TestDatabase) {
    const sms: Sms[] = [];
    const clock = { time: start };
    const opened = shared ?? (await open(() => clock.time));
    const verifier = databaseVerifier(
      opened.database,
      opened.sqlFunctions,
      async (sent) => void sms.push(sent),
      smsTexts("Fixture", "fixture.example"),
    );
    const lastCode = () => sms.at(-1)?.text.slice(-7, -1) ?? "";
    return { opened, verifier, sms, clock, lastCode };
  }

  test("sends a code that is valid once, and stores only its hash", async () => {
    const { opened, verifier, sms, lastCode } = await startVerifier();
    const sent = await verifier.send(to, "en");
    expect(sent).toEqual({ sid: expect.stringMatching(/^VE[0-9a-f]{32}$/), valid: false });
    expect(sms).toMatchObject([{ to, text: expect.stringMatching(/\n@fixture\.example #\d{6}\n$/) }]);
    const [stored] = await opened.database.selectFrom("verification").selectAll().execute();
    expect(JSON.stringify({ ...stored, phone: "" })).not.toContain(lastCode());
    expect(await verifier.check(to, "none")).toEqual(sent);
    expect(await verifier.check(to, lastCode())).toEqual({ ...sent, valid: true });
    await expect(verifier.check(to, lastCode())).rejects.toMatchObject(expired);
  });

  test("sends one code for two requests at once, and accepts it once", async () => {
    const { verifier, sms, lastCode } = await startVerifier();
    await Promise.all([verifier.send(to, "en"), verifier.send(to, "en")]);
    expect(sms.map(({ text }) => text)).toEqual([sms[0]?.text, sms[0]?.text]);
    const checks = await Promise.allSettled([verifier.check(to, lastCode()), verifier.check(to, lastCode())]);
    expect(checks.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("rejects the sixth check, and new codes until the code expires", async () => {
    const { verifier, clock, lastCode } = await startVerifier();
    await verifier.send(to, "en");
    for (let check = 1; check <= 5; check += 1)
      expect(await verifier.check(to, "none")).toMatchObject({ valid: false });
    await expect(verifier.check(to, lastCode())).rejects.toMatchObject(tooManyChecks);
    await expect(verifier.send(to, "en")).rejects.toMatchObject(tooManySends);
    clock.time += 10 * minute;
    await verifier.send(to, "en");
    expect(await verifier.check(to, lastCode())).toMatchObject({ valid: true });
  });

  test("sends the same code five times in ten minutes, for ten minutes from the first", async () => {
    const { verifier, sms, clock, lastCode } = await startVerifier();
    for (let send = 1; send <= 5; send += 1) {
      await verifier.send(to, "en");
      clock.time += minute;
    }
    await expect(verifier.send(to, "en")).rejects.toMatchObject(tooManySends);
    expect(new Set(sms.map(({ text }) => text)).size).toBe(1);
    clock.time = start + 10 * minute - 1;
    expect(await verifier.check(to, "none")).toMatchObject({ valid: false });
    clock.time += 1;
    await expect(verifier.check(to, lastCode())).rejects.toMatchObject(expired);
    await verifier.send(to, "en");
    expect(sms).toHaveLength(6);
  });

  test("counts no SMS that could not be sent", async () => {
    const { opened, verifier, sms } = await startVerifier();
    Object.freeze(sms);
    for (let send = 1; send <= 6; send += 1) await expect(verifier.send(to, "en")).rejects.toThrow(TypeError);
    const { verifier: repaired } = await startVerifier(opened);
    expect(await repaired.send(to, "en")).toMatchObject({ valid: false });
  });

  test("accepts a code after a restart, until another code is sent", async () => {
    const before = await startVerifier();
    await before.verifier.send(to, "en");
    await before.verifier.send(other, "en");
    const { verifier, lastCode } = await startVerifier(before.opened);
    expect(await verifier.check(other, before.lastCode())).toMatchObject({ valid: true });
    await verifier.send(to, "en");
    expect(await verifier.check(to, lastCode())).toMatchObject({ valid: true });
  });
});

/** The characters of GSM 03.38 that take seven bits. With any other one, an SMS has 70 characters instead of 160. */
const sevenBits =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?" +
  "¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";

test.each(languages)("fits one SMS in %s, with a name of 20 and a host of 30 letters", async (language) => {
  const folder = join(await temporaryFolder(), "sms");
  const printed: string[] = [];
  const sendSms = smsFiles(folder, (text) => printed.push(text));
  const host = "fixture.example";
  const texts = smsTexts("Fixture", host);
  await databaseVerifier(await temporaryDatabase(), sqliteFunctions(), sendSms, texts).send(to, language);
  const [name = ""] = await readdir(folder);
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-\+2348031234567\.txt$/);
  const sms = await readFile(join(folder, name), "utf8");
  expect(printed).toEqual([`\nSMS to ${to}\n${sms}`]);
  const code = /#(\d{6})\n$/.exec(sms)?.[1] ?? "";
  const text = localeParts[language].forms.sms.code.replace("{brand}", "Fixture").replace("{code}", code);
  expect(sms).toBe(`${text}\n\n@${host} #${code}\n`);
  expect(Array.from(sms).filter((character) => !sevenBits.includes(character))).toEqual([]);
  expect(sms.length + (20 - "Fixture".length) + (30 - host.length)).toBeLessThanOrEqual(160);
});
