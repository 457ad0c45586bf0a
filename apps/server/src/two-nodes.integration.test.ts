import assert from "node:assert";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import {
  hasPostgres,
  incomingMessage as message,
  type Node,
  startNode,
  temporaryPostgresDatabase,
} from "../test/databases.ts";
import { memberWithLink } from "../test/member-with-link.ts";
import { postgresFunctions } from "./storage/sql-functions.ts";

const [ada, ben, verified] = ["+2348031234567", "+254712345678", "+233241234567"] as const;

async function startNodes() {
  const { url, database } = await temporaryPostgresDatabase();
  const [one, other] = [await startNode(url), await startNode(url)];
  return { database, one, other, alternate: (call: number) => (call % 2 === 0 ? one : other) };
}

async function linkOf({ database, members }: Node, phone: string, newPhone: string) {
  const { token } = await memberWithLink(database, "phone", { phone });
  await members.recordVerifiedPhone(token, newPhone);
  return token;
}

async function outcomes(calls: readonly Promise<unknown>[]) {
  const settled = await Promise.allSettled(calls);
  return settled
    .map((call) => (call.status === "fulfilled" ? "done" : String(call.reason.code ?? call.reason)))
    .toSorted();
}

describe.runIf(hasPostgres)("two nodes on one PostgreSQL", () => {
  test("claim each mail once (P2)", async () => {
    const { database, one, other } = await startNodes();
    const columns = "(id, reply_to, subject, text, created_at, due_at)";
    await sql`insert into mail_job ${sql.raw(columns)}
      select i, '', '', '', '2026', '2026' from generate_series(1, 60) i`.execute(database);
    const claims: string[] = [];
    const claimAll = async ({ outbox }: Node) => {
      for (let mail = await outbox.claimNext(); mail; mail = await outbox.claimNext())
        claims.push(`${mail.id}, fence ${mail.fence}`);
    };
    await Promise.all([one, other, one, other, one, other].map(claimAll));
    expect(claims.toSorted()).toEqual(
      Array.from({ length: 60 }, (_, mail) => `${mail + 1}, fence 1`).toSorted(),
    );
  });

  test.each([
    { rule: "let one of a member's links change the number", phones: [ada, ada], other: "invalidLink" },
    { rule: "give a number to one of two members", phones: [ada, ben], other: "phoneTaken" },
  ])("$rule (P6)", async ({ phones, other }) => {
    const { one, alternate } = await startNodes();
    const tokens: string[] = [];
    for (const phone of phones) tokens.push(await linkOf(one, phone, verified));
    const calls = tokens.map((token, call) =>
      alternate(call).members.updatePhone(token, verified, randomUUID()),
    );
    expect(await outcomes(calls)).toEqual(["done", other]);
  });

  test("send no more SMS than the cap (P6)", async () => {
    const { alternate } = await startNodes();
    const cap = { name: "day", key: "day", times: 5, seconds: 86_400 } as const;
    const calls = Array.from({ length: 16 }, (_, call) => alternate(call).smsBudget.consume([cap]));
    const statuses = (await Promise.all(calls)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(5).fill("consumed"), ...Array(11).fill("reached")]);
  });

  test.each([25, -25])("use the database's clock if one's is %i hours off (P2, P3, P6)", async (hours) => {
    const { one, other } = await startNodes();
    const post = { ...message, nativePost: "same" };
    await one.messages.save({ ...post, receivedAt: new Date() });
    const token = await linkOf(one, ada, ben);
    await one.verifier.send(ben, "en");
    assert(await one.outbox.claimNext());
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * 3_600_000 });
    const again = await other.messages.save({ ...post, id: "again", receivedAt: new Date() });
    expect(again).toMatchObject({ status: "repeated" });
    expect(await other.outbox.claimNext()).toBeUndefined();
    const { now, doubt } = await other.clock.check(new Date());
    expect(doubt).toBe("skewed");
    await other.personalData.tidy(new Date(0), now);
    await other.members.checkLink(token, "phone");
    expect(await other.verifier.check(ben, "no code")).toMatchObject({ valid: false });
    await other.members.updatePhone(token, ben, randomUUID());
  });

  test("read the database's time as ISO 8601 in UTC", async () => {
    const { database } = await startNodes();
    const { rows } = await sql<{ now: string; later: string }>`
      select ${postgresFunctions.time(0)} as now, ${postgresFunctions.time(90_000)} as later`.execute(
      database,
    );
    const { now = "", later = "" } = rows[0] ?? {};
    expect(now).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(Date.parse(later) - Date.parse(now)).toBe(90_000);
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000);
  });
});
