import assert from "node:assert";
import { describe, expect, test } from "vitest";
import { databases } from "../../test/databases.ts";
import { Refusal } from "../config/errors.ts";
import { createMemberStore, type LinkKind } from "./member-store.ts";

const start = Date.parse("2026-11-21T08:00:00Z");
const minute = 60_000;
const day = 24 * 60 * minute;
const publicUrl = "https://fixture.example";
const [phone, newPhone, otherPhone] = ["+2348031234567", "+254712345678", "+233241234567"] as const;
const invalidLink = { code: "invalidLink" };
const codeOf = (error: unknown) => (error instanceof Refusal ? error.code : error);

describe.each(databases)("$name", ({ open }) => {
  async function prepare() {
    const clock = { now: start };
    const { database, sqlFunctions } = await open(() => clock.now);
    const store = createMemberStore(database, sqlFunctions);
    const member = await store.add(phone);
    assert(member);
    const issue = async (kind: LinkKind, memberId = member.id) => {
      const { href } = await store.issueLink(memberId, kind, publicUrl);
      return href.slice(href.indexOf("=") + 1);
    };
    const phoneOf = async (id: string) => (await store.find({ id, phone: undefined }))?.phone;
    return { clock, database, store, memberId: member.id, issue, phoneOf };
  }

  test("issues links to the home page, and stores only the hashes of their tokens", async () => {
    const { database, store, memberId } = await prepare();
    const phoneLink = await store.issueLink(memberId, "phone", publicUrl);
    const passwordLink = await store.issueLink(memberId, "password", publicUrl);
    expect(phoneLink.href).toMatch(/^https:\/\/fixture\.example\/\?token=[\w-]{43}$/);
    expect(passwordLink.href).toMatch(/^https:\/\/fixture\.example\/\?password=[\w-]{43}$/);
    expect(passwordLink.expiresAt).toEqual(new Date(start + day));
    const rows = await database.selectFrom("member_link").selectAll().execute();
    expect(new Set(rows.map(({ token_hash }) => token_hash)).size).toBe(2);
    for (const { href } of [phoneLink, passwordLink])
      expect(JSON.stringify(rows)).not.toContain(href.slice(-43));
    const unknown = store.issueLink("nobody", "phone", publicUrl);
    await expect(unknown).rejects.toThrow(/foreign key/i);
  });

  test.each([
    { after: -5 * minute - 1, error: "invalidLink" },
    { after: -5 * minute, error: undefined },
    { after: day - 1, error: undefined },
    { after: day, error: "invalidLink" },
  ])("a link works from 5 minutes before it was issued to a day after: $after ms, $error", async (given) => {
    const { clock, store, issue } = await prepare();
    const token = await issue("password");
    clock.now += given.after;
    expect(await store.checkLink(token, "password").catch(codeOf)).toBe(given.error);
    expect(await store.updatePassword(token, "hash", "call").catch(codeOf)).toBe(given.error);
  });

  test("using a link uses up the member's other links of its kind only", async () => {
    const { store, issue } = await prepare();
    const stranger = await store.add(otherPhone);
    const [token, sameKind] = [await issue("password"), await issue("password")];
    const otherKind = await issue("phone");
    const strangers = await issue("password", stranger?.id);
    await store.updatePassword(token, "hash", "call");
    await expect(store.checkLink(sameKind, "password")).rejects.toMatchObject(invalidLink);
    await store.checkLink(otherKind, "phone");
    await store.checkLink(strangers, "password");
  });

  test.each([
    { name: "no number", verified: [], error: "unverifiedPhone" },
    { name: "another number", verified: [otherPhone], error: "unverifiedPhone" },
    { name: "another number last", verified: [newPhone, otherPhone], error: "unverifiedPhone" },
    { name: "the number 10 minutes ago", verified: [newPhone], later: 10 * minute, error: "unverifiedPhone" },
    { name: "a number that is taken", verified: [newPhone], owner: newPhone, error: "phoneTaken" },
  ])("rejects a new phone number, and keeps the link active, if $name was verified", async (given) => {
    const { clock, store, memberId, issue, phoneOf } = await prepare();
    const token = await issue("phone");
    await store.recordVerifiedPhone("another token", newPhone);
    for (const number of given.verified) await store.recordVerifiedPhone(token, number);
    if (given.owner) await store.add(given.owner);
    clock.now += given.later ?? 0;
    await expect(store.updatePhone(token, newPhone, "call")).rejects.toMatchObject({ code: given.error });
    expect(await phoneOf(memberId)).toBe(phone);
    await store.checkLink(token, "phone");
  });

  test("accepts the member's own number", async () => {
    const { store, issue } = await prepare();
    const token = await issue("phone");
    await store.recordVerifiedPhone(token, phone);
    await expect(store.updatePhone(token, phone, "call")).resolves.toBeUndefined();
  });

  test("changes the phone number to the last one that was verified in ten minutes, once", async () => {
    const { clock, store, memberId, issue, phoneOf } = await prepare();
    const token = await issue("phone");
    await store.recordVerifiedPhone(token, otherPhone);
    await store.recordVerifiedPhone(token, newPhone);
    clock.now += 10 * minute - 1;
    expect(await store.isPhoneVerified(token, newPhone)).toBe(true);
    expect(await store.isPhoneVerified(token, otherPhone)).toBe(false);
    const calls = [store.updatePhone(token, newPhone, "a"), store.updatePhone(token, newPhone, "b")];
    const settled = await Promise.allSettled(calls);
    expect(settled.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await phoneOf(memberId)).toBe(newPhone);
  });
});
