import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { databases, incomingMessage } from "../../test/databases.ts";
import { databaseMessageStore } from "./database-message-store.ts";

const keyed = { ...incomingMessage, idempotencyKey: "0198c1f2-0001" };
const quarantined = { ...incomingMessage, quarantinedFor: "honeypot", language: "fr" };
const ids = ["019a0c1f-7a64-7d0e-9a52-6f0f5f1c1f10", "019a0c1f-7a64-7d0e-9a52-6f0f5f1c1f11"] as const;

describe.each(databases)("messages in $name", ({ open }) => {
  async function start(now?: () => number) {
    const { database, sqlFunctions } = await open(now);
    const idsIn = async (table: "message" | "mail_job") =>
      (await database.selectFrom(table).select("id").execute()).map(({ id }) => id);
    return { ...databaseMessageStore(database, sqlFunctions), database, idsIn };
  }

  test("are found by the short reference of their sender", async () => {
    const { save, find } = await start();
    await save({ ...quarantined, id: ids[0], idempotencyKey: "0198c1f2-0001" });
    await save({ ...quarantined, id: ids[1], nativePost: "hash" });
    expect((await find("0198c1f2"))?.id).toBe(ids[0]);
    expect(await find("5f1c1f11")).toMatchObject({ id: ids[1], idempotencyKey: undefined });
    expect(await find("019a0c1f")).toBeUndefined();
  });

  test.each([
    { differs: "nothing", change: {}, other: "repeated" },
    { differs: "the topic", change: { values: { ...keyed.values, topic: "Other" } }, other: "conflict" },
    { differs: "the form", change: { formName: "partnership" as const }, other: "conflict" },
  ])("are stored once of two at once under one key if $differs differs", async ({ change, other }) => {
    const { save, idsIn } = await start();
    const results = await Promise.all([save(keyed), save({ ...keyed, id: "second", ...change })]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([other, "stored"].toSorted());
    const [id] = await idsIn("message");
    const stored = results.filter(({ status }) => status !== "conflict");
    for (const result of stored) expect(result).toHaveProperty("reference", id);
    expect([await idsIn("message"), await idsIn("mail_job")]).toEqual([[id], [id]]);
  });

  test("are stored again after ten minutes if they are equal native posts (P3)", async () => {
    let now = Date.parse("2026-11-21T08:00:00.000Z");
    const { save, findRepeat } = await start(() => now);
    const post = (id: string) => ({ ...incomingMessage, id, receivedAt: new Date(now), nativePost: "hash" });
    expect(await save(post("first"))).toEqual({ status: "stored", reference: "first" });
    now += 10 * 60_000 - 1;
    const repeated = { status: "repeated", reference: "first" };
    expect([await findRepeat(post("second")), await save(post("second"))]).toEqual([repeated, repeated]);
    now += 1;
    expect(await findRepeat(post("third"))).toBeUndefined();
    expect(await save(post("third"))).toEqual({ status: "stored", reference: "third" });
  });

  test("are dated in their mail by their release", async () => {
    const { save, release, database } = await start();
    await save({ ...quarantined, receivedAt: new Date(0) });
    await release(quarantined.id);
    const mail = await database.selectFrom("mail_job").select("created_at").executeTakeFirstOrThrow();
    expect(Date.now() - Date.parse(mail.created_at)).toBeLessThan(60_000);
  });

  test("are not listed if their form is unknown", async () => {
    const { save, list, database } = await start();
    await save(keyed);
    await sql`update message set form = 'newsletter'`.execute(database);
    await expect(list()).rejects.toThrow(
      'Message first: this version has no form "newsletter". Run the version that stored the message, or a newer one.',
    );
  });
});
