import { randomUUID } from "node:crypto";
import assert from "node:assert";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { temporaryPostgresDatabase } from "../test/databases.ts";
import { incomingMessage as message } from "../test/incoming-message.ts";
import { startNode } from "../test/nodes.ts";
import { hasPostgres } from "../test/temporary-postgres.ts";
import { postgresDialect } from "./storage/postgres-dialect.ts";
import { enqueueMail } from "./mail/database-outbox.ts";
import type { Claim } from "./mail/outbox.ts";
import type { LinkKind } from "./members/reset-link.ts";

const publicUrl = "https://fixture.example";
const numbers = ["+2348031234567", "+254712345678", "+233241234567"] as const;

type Node = Awaited<ReturnType<typeof startNode>>;

async function startNodes() {
  const { url, database } = await temporaryPostgresDatabase();
  return { database, nodes: [await startNode(url), await startNode(url)] as const };
}

async function memberOf(node: Node, phone: string) {
  const member = await node.members.add(phone);
  assert(member);
  return member.id;
}

/** The token of a new link, for which a number was verified. */
async function linkOf(node: Node, memberId: string, kind: LinkKind, verified?: string) {
  const { href } = await node.members.issueLink({ memberId, kind, publicUrl });
  const token = href.slice(href.indexOf("=") + 1);
  if (verified) await node.members.recordVerifiedPhone(token, verified);
  return token;
}

/** What became of each of two calls at the same moment: "done", or the status it was refused with. */
async function outcomes(calls: readonly Promise<unknown>[]) {
  const settled = await Promise.allSettled(calls);
  return settled
    .map((call) => (call.status === "fulfilled" ? "done" : String(call.reason.statusCode ?? call.reason)))
    .toSorted();
}

describe.runIf(hasPostgres)("two nodes on one PostgreSQL", () => {
  test("claim no mail that the other has claimed (P2)", async () => {
    const { database, nodes } = await startNodes();
    const ids = Array.from({ length: 60 }, (_, mail) => `m${mail}`);
    for (const id of ids)
      await enqueueMail(database, postgresDialect, {
        id,
        replyTo: "ada@example.org",
        subject: "Hello",
        text: "Hi",
        createdAt: new Date(),
      });
    const claims: Claim[] = [];
    const claimAll = async ({ outbox }: Node) => {
      for (let claim = await outbox.claimNext(); claim; claim = await outbox.claimNext()) claims.push(claim);
    };
    await Promise.all([...nodes, ...nodes, ...nodes].map(claimAll));
    expect(claims.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(new Set(claims.map(({ fence }) => fence))).toEqual(new Set([1]));
  });

  test("store one of ten messages that come at once under one key (P3)", async () => {
    const { database, nodes } = await startNodes();
    const takes = Array.from({ length: 10 }, (_, take) =>
      nodes[take % 2 === 0 ? 0 : 1].messages.save({
        ...message,
        idempotencyKey: "0198c1f2-0001",
        id: `m${take}`,
      }),
    );
    const results = await Promise.all(takes);
    const stored = await database.selectFrom("message").select("id").execute();
    expect(stored).toHaveLength(1);
    expect(await database.selectFrom("mail_job").select("id").execute()).toEqual(stored);
    expect(results.filter(({ status }) => status === "stored")).toHaveLength(1);
    expect(results.filter(({ status }) => status === "repeated")).toHaveLength(9);
    for (const result of results) expect(result).toMatchObject({ reference: stored[0]?.id });
  });

  test("let one link change a number once", async () => {
    const { nodes } = await startNodes();
    const [one, other] = nodes;
    const token = await linkOf(one, await memberOf(one, numbers[0]), "phone", numbers[1]);
    const calls = [one, other, one, other].map(({ members }) =>
      members.updatePhone(token, numbers[1], randomUUID()),
    );
    expect(await outcomes(calls)).toEqual(["401", "401", "401", "done"]);
  });

  test("let one of two links of a member change the number", async () => {
    const { nodes } = await startNodes();
    const [one, other] = nodes;
    const member = await memberOf(one, numbers[0]);
    const first = await linkOf(one, member, "phone", numbers[1]);
    const second = await linkOf(one, member, "phone", numbers[2]);
    const calls = [
      one.members.updatePhone(first, numbers[1], randomUUID()),
      other.members.updatePhone(second, numbers[2], randomUUID()),
    ];
    expect(await outcomes(calls)).toEqual(["401", "done"]);
  });

  test("give a number to one of two members who verified it", async () => {
    const { nodes } = await startNodes();
    const [one, other] = nodes;
    const first = await linkOf(one, await memberOf(one, numbers[0]), "phone", numbers[2]);
    const second = await linkOf(one, await memberOf(one, numbers[1]), "phone", numbers[2]);
    const calls = [
      one.members.updatePhone(first, numbers[2], randomUUID()),
      other.members.updatePhone(second, numbers[2], randomUUID()),
    ];
    expect(await outcomes(calls)).toEqual(["409", "done"]);
  });

  test("let one code be entered once, and tried five times in all (P6)", async () => {
    const { nodes } = await startNodes();
    const [one, other] = nodes;
    await one.verifier.send(numbers[0], "en");
    const [file = ""] = await readdir(one.folder);
    const code = /\d{6}/.exec(await readFile(join(one.folder, file), "utf8"))?.[0] ?? "";
    const calls = [one, other].map(({ verifier }) => verifier.check(numbers[0], code));
    expect(await outcomes(calls)).toEqual(["404", "done"]);
    await one.verifier.send(numbers[1], "en");
    const guesses = Array.from({ length: 12 }, (_, guess) =>
      nodes[guess % 2 === 0 ? 0 : 1].verifier.check(numbers[1], "no code"),
    );
    expect((await outcomes(guesses)).filter((outcome) => outcome === "done")).toHaveLength(5);
  });

  test("send no more SMS than the cap allows, though all ask at once (P6)", async () => {
    const { nodes } = await startNodes();
    const cap = { name: "day", key: "day", times: 5, seconds: 86_400 } as const;
    const takes = Array.from({ length: 16 }, (_, take) =>
      nodes[take % 2 === 0 ? 0 : 1].smsBudget.consume([cap]),
    );
    const decisions = await Promise.all(takes);
    expect(decisions.filter(({ status }) => status === "consumed")).toHaveLength(5);
    expect(decisions.filter(({ status }) => status === "reached")).toHaveLength(11);
  });

  test.each([{ hours: 25 }, { hours: -25 }])(
    "tell the time by the database, though one's clock is $hours hours off (P2, P3, P6)",
    async ({ hours }) => {
      const { nodes } = await startNodes();
      const [one, other] = nodes;
      const post = { ...message, nativePost: "same" };
      await one.messages.save({ ...post, receivedAt: new Date() });
      const member = await memberOf(one, numbers[0]);
      const token = await linkOf(one, member, "phone", numbers[1]);
      await one.verifier.send(numbers[1], "en");
      const claim = await one.outbox.claimNext();
      assert(claim);
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * 3_600_000 });
      onTestFinished(() => void vi.useRealTimers());
      expect(await other.messages.save({ ...post, id: "again", receivedAt: new Date() })).toMatchObject({
        status: "repeated",
      });
      expect(await other.outbox.claimNext()).toBeUndefined();
      await other.personalData.tidy(new Date(0));
      await other.members.checkLink(token, "phone");
      expect(await other.verifier.check(numbers[1], "no code")).toMatchObject({ valid: false });
      await other.members.updatePhone(token, numbers[1], randomUUID());
    },
  );

  test("read the database's time as ISO 8601 in UTC", async () => {
    const { database } = await startNodes();
    const time = async (later: number) => {
      const { rows } = await sql<{ at: string }>`select ${postgresDialect.time(later)} as at`.execute(
        database,
      );
      return rows[0]?.at ?? "";
    };
    expect(await time(0)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const between = Date.parse(await time(90_000)) - Date.parse(await time(0));
    expect(between).toBeGreaterThan(30_000);
    expect(between).toBeLessThanOrEqual(90_000);
  });
});
