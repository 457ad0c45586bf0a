import { expect, test } from "vitest";
import { memberWithLink } from "../../test/member-with-link.ts";
import { startApp } from "../../test/start-app.ts";
import { defaultTurns, takeTurns } from "./semaphore.ts";

const refused = { name: "HttpError", statusCode: 503, headers: { "retry-after": "5" } };

/** A hash that takes until it is finished by hand. */
function manualHash() {
  const begun: { password: string; finish: () => void }[] = [];
  const hash = async (password: string) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    begun.push({ password, finish: () => resolve(`hash of ${password}`) });
    return await promise;
  };
  return { begun, hash, names: () => begun.map(({ password }) => password) };
}

test("how many passwords are hashed at once, and how long others wait", () => {
  expect(defaultTurns).toEqual({ atOnce: 2, waiting: 20, patience: 5_000 });
});

test("two passwords are hashed at a time, the others in their order", async () => {
  const { begun, hash, names } = manualHash();
  const hashInTurn = takeTurns(hash);
  const all = ["a", "b", "c", "d"].map(async (password) => await hashInTurn(password));
  await expect.poll(names).toEqual(["a", "b"]);
  begun[1]?.finish();
  await expect.poll(names).toEqual(["a", "b", "c"]);
  begun[0]?.finish();
  await expect.poll(names).toEqual(["a", "b", "c", "d"]);
  for (const { finish } of begun) finish();
  expect(await Promise.all(all)).toEqual(["hash of a", "hash of b", "hash of c", "hash of d"]);
});

test("one too many is told at once to come again", async () => {
  const { begun, hash } = manualHash();
  const hashInTurn = takeTurns(hash, { atOnce: 1, waiting: 1, patience: 60_000 });
  const others = [hashInTurn("a"), hashInTurn("b")];
  await expect(hashInTurn("c")).rejects.toMatchObject(refused);
  await expect.poll(() => begun.length).toBe(1);
  begun[0]?.finish();
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.finish();
  expect(await Promise.all(others)).toEqual(["hash of a", "hash of b"]);
});

test("who waits too long is told so, and is not hashed later", async () => {
  const { begun, hash, names } = manualHash();
  const hashInTurn = takeTurns(hash, { atOnce: 1, waiting: 2, patience: 100 });
  const first = hashInTurn("a");
  await expect(hashInTurn("b")).rejects.toMatchObject(refused);
  const third = hashInTurn("c");
  begun[0]?.finish();
  await expect.poll(names).toEqual(["a", "c"]);
  begun[1]?.finish();
  expect(await Promise.all([first, third])).toEqual(["hash of a", "hash of c"]);
});

test("pages are answered while many change their passwords, of whom each is served or told to come again (P5)", async () => {
  const { app, database } = await startApp();
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  const links = [];
  for (let number = 0; number < 6; number += 1)
    links.push(await memberWithLink(database, "password", { phone: `+23480312345${number}0` }));
  let changed = 0;
  const changes = links.map(async ({ token }) => {
    const { statusCode } = await app.inject({
      method: "PUT",
      url: "/admin/changePasswordViaEmailForAdmin",
      headers: { authorization: `b ${token}` },
      payload: { newPassword: "correct horse battery" },
    });
    changed += 1;
    return statusCode;
  });
  expect((await fetch(new URL("/contactus", origin))).status).toBe(200);
  expect(changed).toBeLessThan(links.length);
  for (const status of await Promise.all(changes)) expect([200, 503]).toContain(status);
});
