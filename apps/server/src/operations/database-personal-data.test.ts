import { describe, expect, test } from "vitest";
import { databases, type TestDatabase } from "../../test/databases.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { localPorts } from "../database-ports.ts";
import { applyEraseList } from "./database-personal-data.ts";

const start = Date.parse("2026-11-21T08:00:00.000Z");
const day = 24 * 60 * 60_000;
const phone = "+2348031234567";
const publicUrl = "https://fixture.example";

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
    const ports = localPorts(opened.database, opened.dialect, folder);
    const take = (id: string, email: string) =>
      ports.messages.save({
        id,
        formName: "contact",
        values: { topic: "Ad Sales", email, description: id },
        receivedAt: new Date(clock.now),
        idempotencyKey: undefined,
        quarantinedFor: undefined,
        language: "en",
      });
    return { ...ports, opened, folder, clock, take, ids: () => messageIds(opened) };
  }

  test("what came before a time is counted, and deleted with its mail (P7)", async () => {
    const { personalData, clock, take, ids } = await prepare();
    await take("old", "ada@example.org");
    clock.now += day;
    await take("new", "ada@example.org");
    const before = new Date(clock.now);
    expect(await personalData.countOlder(before)).toBe(1);
    expect([await personalData.purge(before), await personalData.purge(before)]).toEqual([
      { messages: 1, files: 0 },
      { messages: 0, files: 0 },
    ]);
    expect(await ids()).toEqual(["new"]);
    expect(await personalData.countOlder(before)).toBe(0);
  });

  test("links that are over, and what was verified for them, are deleted (P7)", async () => {
    const { personalData, members, opened, clock } = await prepare();
    const { id = "" } = (await members.add(phone)) ?? {};
    const issue = async () => {
      const { href } = await members.issueLink({ memberId: id, kind: "phone", publicUrl });
      return href.slice(href.indexOf("=") + 1);
    };
    const over = await issue();
    await members.recordVerifiedPhone(over, phone);
    clock.now += 2 * day;
    const active = await issue();
    await personalData.tidy(new Date(0));
    await members.checkLink(active, "phone");
    expect(await opened.database.selectFrom("member_link").select("member_id").execute()).toHaveLength(1);
    expect(await opened.database.selectFrom("verified_phone").select("phone").execute()).toEqual([]);
  });

  test("who is erased is gone, other people stay, and a backup that is restored has nobody back (P7)", async () => {
    const { personalData, members, messages, opened, folder, clock, take, ids } = await prepare();
    await take("m1", "Ada@Example.org");
    await take("m2", "ada@example.org");
    await take("m3", "ben@example.org");
    const { id = "" } = (await members.add(phone)) ?? {};
    await members.issueLink({ memberId: id, kind: "password", publicUrl });
    clock.now += 1;
    const now = new Date(clock.now);
    expect(await personalData.erase({ email: "ada@example.org" }, now)).toMatchObject({
      messages: 2,
      isFound: true,
    });
    expect(await personalData.erase({ phone }, now)).toMatchObject({ members: 1, links: 1, isFound: true });
    expect(await personalData.erase({ email: "nobody@example.org" }, now)).toMatchObject({ isFound: false });
    expect(await ids()).toEqual(["m3"]);
    expect(await members.isEmpty()).toBe(true);
    clock.now -= 1;
    await take("m1", "ada@example.org");
    clock.now += day;
    await take("m4", "ada@example.org");
    await applyEraseList(opened.database, opened.dialect, folder);
    expect((await messages.list()).map((message) => message.id)).toEqual(["m3", "m4"]);
  });

  test("who is erased is found among as many messages as there are (P7)", async () => {
    const { personalData, opened, folder, ids } = await prepare();
    const received_at = new Date(start).toISOString();
    const row = { form: "contact", fields: "{}", received_at, language: "en" } as const;
    const stored = Array.from({ length: 1_001 }, (_, n) => {
      const email = n % 500 === 0 ? "Ada@example.org" : `${n}@example.org`;
      return { id: `m${String(n).padStart(4, "0")}`, email, ...row };
    });
    const jobs = stored.map(({ id, email }) => ({
      id,
      reply_to: email,
      subject: "Hello",
      text: "Hello",
      created_at: row.received_at,
      due_at: row.received_at,
    }));
    const fill = async () => {
      await opened.database.insertInto("message").values(stored).execute();
      await opened.database.insertInto("mail_job").values(jobs).execute();
    };
    await fill();
    const erased = await personalData.erase({ email: "ada@example.org" }, new Date(start));
    expect(erased).toMatchObject({ messages: 3 });
    const others = await ids();
    expect(others).toHaveLength(998);
    await opened.database.deleteFrom("message").execute();
    await opened.database.deleteFrom("mail_job").execute();
    await fill();
    await applyEraseList(opened.database, opened.dialect, folder);
    expect(await ids()).toEqual(others);
  });

  test("all that is stored of a person is exported, and of a stranger nothing", async () => {
    const { personalData, members, take } = await prepare();
    await take("m1", "ada@example.org");
    const { id = "" } = (await members.add(phone)) ?? {};
    await members.issueLink({ memberId: id, kind: "phone", publicUrl });
    expect(await personalData.export({ email: "ada@example.org" })).toMatchObject({
      messages: [
        { reference: "m1", language: "en", receivedAt: new Date(start).toISOString(), mail: "waiting" },
      ],
      members: [],
    });
    expect(await personalData.export({ phone })).toMatchObject({
      messages: [],
      members: [{ id, hasPassword: false, links: [{ kind: "phone", usedAt: null }] }],
    });
    expect(await personalData.export({ phone: "+254712345678" })).toEqual({ messages: [], members: [] });
  });
});
