import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { databases, incomingMessage, type TestDatabase } from "../../test/databases.ts";
import { temporaryFolder } from "../../test/temporary-database.ts";
import { memberWithLink } from "../../test/member-with-link.ts";
import type { LinkKind } from "../members/member-store.ts";
import { hashedKey } from "../storage/rate-limits.ts";
import { databasePorts } from "./database-ports.ts";

const start = Date.parse("2026-11-21T08:00:00.000Z");
const day = 24 * 60 * 60_000;
const phone = "+2348031234567";
const ada = { email: "ada@example.org" };
const nothing = { messages: 0, members: 0, links: 0, files: 0 };

async function messageIds({ database }: TestDatabase) {
  const rows = await database.selectFrom("message").select("id").orderBy("id").execute();
  const mails = await database.selectFrom("mail_job").select("id").orderBy("id").execute();
  expect(mails).toEqual(rows);
  return rows.map(({ id }) => id);
}

describe.each(databases)("$name", ({ open }) => {
  async function prepare() {
    const clock = { now: start };
    const opened = await open(() => clock.now);
    const folder = await temporaryFolder();
    const ports = databasePorts(opened.database, opened.sqlFunctions, folder);
    const store = async (id: string, email = ada.email) =>
      await ports.messages.save({
        ...incomingMessage,
        id,
        values: { ...incomingMessage.values, email },
        receivedAt: new Date(clock.now),
      });
    const addMember = (kind: LinkKind) =>
      memberWithLink(opened.database, kind, { phone, now: new Date(clock.now) });
    /** Counts for a limit, and returns the keys that are still counted. */
    const count = async (keys: readonly string[], expire: number) => {
      const rows = keys.map((key) => ({ key, points: 1, expire }));
      await opened.database.insertInto("rate_limit").values(rows).execute();
      const left = opened.database.selectFrom("rate_limit").select("key").orderBy("key");
      return async () => (await left.execute()).map(({ key }) => key);
    };
    return { ...ports, opened, clock, store, addMember, count, ids: () => messageIds(opened) };
  }

  test("deletes expired links, the numbers that were verified for them, and ended counts (P7)", async () => {
    const { personalData, members, addMember, count, opened, clock } = await prepare();
    await count(["messages:over"], start + 2 * day);
    const counted = await count(["messages:current"], start + 3 * day);
    const { token } = await addMember("phone");
    await members.recordVerifiedPhone(token, phone);
    clock.now += 2 * day;
    const current = await addMember("phone");
    await personalData.tidy(new Date(0), new Date(clock.now));
    expect(await counted()).toEqual(["messages:current"]);
    await members.checkLink(current.token, "phone");
    expect(await opened.database.selectFrom("member_link").select("member_id").execute()).toHaveLength(1);
    expect(await opened.database.selectFrom("verified_phone").select("phone").execute()).toEqual([]);
  });

  test("erases a sender in any spelling and a member, also from a restored backup, and nobody else (P7)", async () => {
    const { personalData, members, addMember, count, clock, store, ids } = await prepare();
    const ofBen = `senders:${hashedKey("203.0.113.7 ben@example.org")}`;
    const ofAda = ["203.0.113.7", "2001:db8:1:2"].map(
      (network) => `senders:${hashedKey(`${network} ada@example.org`)}`,
    );
    const counted = await count([...ofAda, ofBen], Date.now() + 600_000);
    const spellings = ["Ada@Example.org", " ada@example.org", "ada@example.org"];
    for (const [index, email] of spellings.entries()) await store(`ada-${index}`, email);
    await store("ben", "ben@example.org");
    await addMember("password");
    clock.now += 1;
    const now = new Date(clock.now);
    const erased = await personalData.erase({ email: " Ada@Example.org" }, now);
    expect(erased).toEqual({ ...nothing, messages: 3 });
    expect(await personalData.erase({ phone }, now)).toEqual({ ...nothing, members: 1, links: 1 });
    expect(await personalData.erase({ email: "nobody@example.org" }, now)).toEqual(nothing);
    expect([await ids(), await members.isEmpty(), await counted()]).toEqual([["ben"], true, [ofBen]]);

    clock.now -= 1;
    await store("ada-0", "ADA@example.org");
    clock.now += day;
    await store("later");
    expect(await personalData.eraseAgain()).toEqual({ messages: 1, members: 0 });
    expect(await ids()).toEqual(["ben", "later"]);
  });

  test("erases a member again by a number of before (P7)", async () => {
    const { personalData, addMember, opened, clock } = await prepare();
    const { memberId: id } = await addMember("phone");
    const created_at = new Date(clock.now).toISOString();
    const newPhone = "+2348031234568";
    await opened.database.updateTable("member").set({ phone: newPhone }).execute();
    await personalData.erase({ phone: newPhone }, new Date(clock.now));
    await opened.database
      .insertInto("member")
      .values({ id, phone, password_hash: null, created_at })
      .execute();
    expect(await personalData.eraseAgain()).toEqual({ messages: 0, members: 1 });
  });

  test("keeps the verified number of an erased member who was added again", async () => {
    const { personalData, members, addMember, opened, clock } = await prepare();
    await addMember("phone");
    await personalData.erase({ phone }, new Date(clock.now));
    clock.now += day;
    // PostgreSQL's own clock decided when the member was erased.
    await setTimeout(2);
    const { token } = await addMember("phone");
    await members.recordVerifiedPhone(token, phone);
    expect(await personalData.eraseAgain()).toEqual({ messages: 0, members: 0 });
    expect(await opened.database.selectFrom("verified_phone").select("phone").execute()).toEqual([{ phone }]);
  });

  test("erases until the later time if a person is erased twice (P7)", async () => {
    const { personalData, clock, store, ids } = await prepare();
    await store("first");
    await personalData.erase(ada, new Date(clock.now));
    clock.now += day;
    await store("second");
    await personalData.erase(ada, new Date(clock.now));
    await store("second");
    await personalData.eraseAgain();
    expect(await ids()).toEqual([]);
  });

  test("erases more messages than a batch has, and finds a sender among more (P7)", async () => {
    const { personalData, opened, ids } = await prepare();
    /** Adds what is missing of 1,102 messages, every other of them by Ada. */
    const fill = async () => {
      await sql`insert into message (id, form, email, normalized_email, fields, received_at, language)
        with recursive n(i) as (select 0 union all select i + 1 from n where i < 1101),
          sender(id, email) as (
            select 'm' || i, case when i % 2 = 0 then 'Ada@example.org' else i || '@example.org' end from n)
        select id, 'contact', email, lower(email), '{}', '2026-11-21', 'en' from sender
        where true on conflict do nothing`.execute(opened.database);
      await sql`insert into mail_job (id, reply_to, subject, text, created_at, due_at)
        select id, '', '', '', '', '' from message where true on conflict do nothing`.execute(
        opened.database,
      );
    };
    await fill();
    expect(await personalData.erase(ada, new Date(start))).toMatchObject({ messages: 551 });
    const others = await ids();
    expect(others).toHaveLength(551);
    await fill();
    await personalData.eraseAgain();
    expect(await ids()).toEqual(others);
  });
});
