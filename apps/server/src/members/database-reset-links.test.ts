import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { memberWithLink } from "../../test/member-with-link.ts";
import { databases } from "../../test/databases.ts";
import { consumeLink, findActiveLink, issueLink } from "./reset-link.ts";
import { createMemberStore } from "./member-store.ts";

const now = new Date("2026-11-21T08:00:00Z");
const minutes = 60_000;
const day = 24 * 60 * minutes;

describe.each(databases)("$name", ({ open, dialectAt }) => {
  const after = (milliseconds: number) => dialectAt(() => now.getTime() + milliseconds);

  test.each([
    { kind: "phone", address: /^https:\/\/fixture\.example\/\?token=[\w-]{43}$/ },
    { kind: "password", address: /^https:\/\/fixture\.example\/\?password=[\w-]{43}$/ },
  ] as const)("a $kind link opens its dialog on the home page", async ({ kind, address }) => {
    const { href } = await memberWithLink((await open()).database, kind);
    expect(href).toMatch(address);
  });

  test("the database holds no token, and no two links share one", async () => {
    const { database } = await open();
    const { memberId, token } = await memberWithLink(database, "phone");
    await issueLink(database, after(0), { memberId, kind: "phone", publicUrl: "http://a" });
    const rows = await database.selectFrom("member_link").selectAll().execute();
    expect(new Set(rows.map(({ token_hash }) => token_hash)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("no link is issued to an unknown member", async () => {
    const { database } = await open();
    const order = { memberId: "nobody", kind: "phone", publicUrl: "http://a" } as const;
    await expect(issueLink(database, after(0), order)).rejects.toThrow(/foreign key/i);
  });

  test("a link is found as often as one asks, for a day", async () => {
    const { database } = await open();
    const { memberId, token } = await memberWithLink(database, "phone", { now });
    const last = after(day - 1);
    expect(await findActiveLink(database, after(0), token, "phone")).toMatchObject({ memberId });
    expect(await findActiveLink(database, last, token, "phone")).toMatchObject({ memberId });
    expect(await findActiveLink(database, after(day), token, "phone")).toBeUndefined();
  });

  test("a link is not found by another token, nor as the other kind", async () => {
    const { database } = await open();
    const { token } = await memberWithLink(database, "phone", { now });
    expect(await findActiveLink(database, after(0), `${token}A`, "phone")).toBeUndefined();
    expect(await findActiveLink(database, after(0), token, "password")).toBeUndefined();
  });

  test("a link is used once, also by two at the same moment, and not after it expired", async () => {
    const { database } = await open();
    const { token } = await memberWithLink(database, "phone", { now });
    expect(
      await consumeLink(database, after(day), { token, kind: "phone", call: randomUUID() }),
    ).toBeUndefined();
    const both = [
      consumeLink(database, after(0), { token, kind: "phone", call: randomUUID() }),
      consumeLink(database, after(0), { token, kind: "phone", call: randomUUID() }),
    ];
    expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
    expect(await findActiveLink(database, after(0), token, "phone")).toBeUndefined();
  });

  test("a link that a call has used is found by its next try, and by no other call", async () => {
    const { database } = await open();
    const { token, memberId } = await memberWithLink(database, "phone", { now });
    const use = { token, kind: "phone", call: randomUUID() } as const;
    const first = await consumeLink(database, after(0), use);
    expect(first).toMatchObject({ memberId });
    expect(await consumeLink(database, after(0), use)).toEqual(first);
    expect(await consumeLink(database, after(0), { ...use, call: randomUUID() })).toBeUndefined();
  });

  test("using a link uses up the member's others of its kind, and nobody else's", async () => {
    const { database } = await open();
    const { memberId, token } = await memberWithLink(database, "password", { now });
    const stranger = await memberWithLink(database, "password", { now, phone: "+254712345678" });
    const publicUrl = "http://a";
    await issueLink(database, after(0), { memberId, kind: "password", publicUrl });
    await issueLink(database, after(0), { memberId, kind: "phone", publicUrl });
    await consumeLink(database, after(0), { token, kind: "password", call: randomUUID() });
    const active = await database
      .selectFrom("member_link")
      .select(["member_id as memberId", "kind"])
      .where("used_at", "is", null)
      .execute();
    expect(active).toEqual([
      { memberId: stranger.memberId, kind: "password" },
      { memberId, kind: "phone" },
    ]);
  });

  test("a verified number is valid for ten minutes, for its link and the last number only", async () => {
    const { database } = await open();
    const { token } = await memberWithLink(database, "phone", { now });
    const phonesAt = (milliseconds: number) => createMemberStore(database, after(milliseconds));
    const [first, last] = ["+254712345678", "+233241234567"];
    await phonesAt(0).recordVerifiedPhone(token, first);
    expect(await phonesAt(10 * minutes - 1).isPhoneVerified(token, first)).toBe(true);
    expect(await phonesAt(10 * minutes).isPhoneVerified(token, first)).toBe(false);
    expect(await phonesAt(0).isPhoneVerified("another", first)).toBe(false);
    await phonesAt(minutes).recordVerifiedPhone(token, last);
    expect(await phonesAt(minutes).isPhoneVerified(token, first)).toBe(false);
    expect(await phonesAt(minutes).isPhoneVerified(token, last)).toBe(true);
  });

  test.each([
    { early: 5 * minutes, isFound: true },
    { early: 5 * minutes + 1, isFound: false },
  ])(
    "a link is found $early ms before it was issued, by a clock that was set back: $isFound",
    async ({ early, isFound }) => {
      const { database } = await open();
      const { token } = await memberWithLink(database, "phone", { now });
      const before = after(-early);
      expect((await findActiveLink(database, before, token, "phone")) !== undefined).toBe(isFound);
      expect(
        (await consumeLink(database, before, { token, kind: "phone", call: randomUUID() })) !== undefined,
      ).toBe(isFound);
    },
  );
});
