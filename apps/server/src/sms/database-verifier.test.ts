import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { databases, type TestDatabase } from "../../test/databases.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { smsFiles, type Sms } from "./sms-files.ts";
import { localVerifier } from "./database-verifier.ts";

const to = "+2348031234567";
const start = new Date("2026-03-01T12:00:00.000Z");
const minute = 60_000;
const expiredCode = { twilioCode: 20404, statusCode: 404 };

describe.each(databases)("$name", ({ open }) => {
  /** A verifier whose clock is the test's. */
  async function startVerifier(shared?: TestDatabase) {
    const sms: Sms[] = [];
    const clock = { time: start.getTime() };
    const opened = shared ?? (await open(() => clock.time));
    const verifier = localVerifier({
      ...opened,
      sendSms: async (sent) => void sms.push(sent),
      description: "this test",
      senderName: "Fixture",
      host: "fixture.example",
    });
    const lastCode = () => sms.at(-1)?.text.slice(-7, -1) ?? "";
    const wrongCode = () => (lastCode() === "000000" ? "000001" : "000000");
    return { opened, verifier, sms, clock, lastCode, wrongCode };
  }

  test("a code is sent, and valid once", async () => {
    const { verifier, sms, lastCode } = await startVerifier();
    const sent = await verifier.send(to, "en");
    expect(sent).toEqual({
      sid: expect.stringMatching(/^VE[0-9a-f]{32}$/),
      to,
      channel: "sms",
      status: "pending",
      valid: false,
    });
    expect(sms).toEqual([
      { to, at: expect.any(Date), text: expect.stringMatching(/\n@fixture\.example #\d{6}\n$/) },
    ]);
    expect(await verifier.check(to, lastCode())).toEqual({ ...sent, status: "approved", valid: true });
    await expect(verifier.check(to, lastCode())).rejects.toMatchObject(expiredCode);
  });

  test("of two first sends at once, both send the one code", async () => {
    const { verifier, sms } = await startVerifier();
    const [first, second] = await Promise.all([verifier.send(to, "en"), verifier.send(to, "en")]);
    expect(second).toEqual(first);
    expect(sms.map(({ text }) => text)).toEqual([sms[0]?.text, sms[0]?.text]);
  });

  test("of two checks with the correct code at once, one is valid", async () => {
    const { verifier, lastCode } = await startVerifier();
    await verifier.send(to, "en");
    const checks = await Promise.allSettled([verifier.check(to, lastCode()), verifier.check(to, lastCode())]);
    expect(checks.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("a wrong code is invalid, and the correct one is valid after it", async () => {
    const { verifier, lastCode, wrongCode } = await startVerifier();
    await verifier.send(to, "en");
    expect(await verifier.check(to, wrongCode())).toMatchObject({ status: "pending", valid: false });
    expect(await verifier.check(to, lastCode())).toMatchObject({ valid: true });
  });

  test("a code of another number is invalid for this one", async () => {
    const { verifier, lastCode } = await startVerifier();
    await verifier.send("+254712345678", "en");
    await expect(verifier.check(to, lastCode())).rejects.toMatchObject(expiredCode);
  });

  test("the sixth check is refused, be it right, and so is a new code until the old one expires", async () => {
    const { verifier, clock, lastCode, wrongCode } = await startVerifier();
    await verifier.send(to, "en");
    for (let check = 1; check <= 5; check += 1)
      expect(await verifier.check(to, wrongCode())).toMatchObject({ valid: false });
    await expect(verifier.check(to, lastCode())).rejects.toMatchObject({
      twilioCode: 60202,
      statusCode: 429,
    });
    await expect(verifier.send(to, "en")).rejects.toMatchObject({ twilioCode: 60203, statusCode: 429 });
    clock.time += 10 * minute;
    await verifier.send(to, "en");
    expect(await verifier.check(to, lastCode())).toMatchObject({ valid: true });
  });

  test("the same code is sent up to five times in ten minutes", async () => {
    const { verifier, sms, clock } = await startVerifier();
    for (let send = 1; send <= 5; send += 1) {
      await verifier.send(to, "en");
      clock.time += minute;
    }
    await expect(verifier.send(to, "en")).rejects.toMatchObject({ twilioCode: 60203, statusCode: 429 });
    expect(new Set(sms.map(({ text }) => text)).size).toBe(1);
    await verifier.send("+254712345678", "en");
    clock.time = start.getTime() + 10 * minute;
    await verifier.send(to, "en");
    expect(sms).toHaveLength(7);
  });

  test("in another language the same code is sent again", async () => {
    const { verifier, sms, lastCode } = await startVerifier();
    await verifier.send(to, "en");
    await verifier.send(to, "fr");
    const said = ["Your Fixture code is ", "Votre code Fixture est "];
    expect(sms.map(({ text }) => text)).toEqual(
      said.map((words) => expect.stringMatching(`^${words}${lastCode()}\\.`)),
    );
  });

  test("a code works for ten minutes from the first time it was sent", async () => {
    const { verifier, clock, lastCode } = await startVerifier();
    await verifier.send(to, "en");
    clock.time += 9 * minute;
    await verifier.send(to, "en");
    clock.time = start.getTime() + 10 * minute - 1;
    expect(await verifier.check(to, lastCode())).toMatchObject({ valid: true });
    await verifier.send(to, "en");
    clock.time += 10 * minute;
    await expect(verifier.check(to, lastCode())).rejects.toMatchObject(expiredCode);
  });

  test("after a restart the code that was sent is valid until another one is sent", async () => {
    const before = await startVerifier();
    await before.verifier.send(to, "en");
    const after = await startVerifier(before.opened);
    expect(await after.verifier.check(to, before.wrongCode())).toMatchObject({ valid: false });
    await after.verifier.send(to, "en");
    expect(await after.verifier.check(to, after.lastCode())).toMatchObject({ valid: true });
  });

  test("the database never stores the code", async () => {
    const { opened, verifier, lastCode } = await startVerifier();
    await verifier.send(to, "en");
    const { phone, ...stored } = await opened.database
      .selectFrom("verification")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(phone).toBe(to);
    expect(stored.code_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(stored)).not.toContain(lastCode());
  });
});

test("an SMS becomes a file under its time and number, and is printed", async () => {
  const folder = join(await temporaryFolder(), "sms");
  const printed: string[] = [];
  await smsFiles(folder, (text) => printed.push(text))({ to, text: "Hello\n", at: start });
  expect(await readdir(folder)).toEqual(["2026-03-01T12-00-00.000Z-+2348031234567.txt"]);
  expect(await readFile(join(folder, (await readdir(folder))[0] ?? ""), "utf8")).toBe("Hello\n");
  expect(printed.join("")).toContain("SMS to +2348031234567\nHello\n");
});
