import { scryptSync } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createPasswordHasher, hashPassword } from "./hash-password.ts";

test("hashes with OWASP's scrypt parameters and a new salt each time, outside the main thread (P5)", async () => {
  const isHashed = vi.fn<() => void>();
  const hashing = Promise.all([hashPassword("Ẹ káàárọ̀"), hashPassword("Ẹ káàárọ̀")]);
  void hashing.then(isHashed);
  await setImmediate();
  expect(isHashed).not.toHaveBeenCalled();
  const [first, second] = await hashing;
  expect(first).not.toBe(second);
  const [, scheme, parameters, salt = "", hash] = first.split("$");
  expect([scheme, parameters]).toEqual(["scrypt", "ln=17,r=8,p=1"]);
  const derived = scryptSync("Ẹ káàárọ̀".normalize("NFD").normalize("NFKC"), Buffer.from(salt, "base64"), 32, {
    N: 2 ** 17,
    r: 8,
    p: 1,
    maxmem: 2 ** 28,
  });
  expect(Buffer.from(hash ?? "", "base64")).toEqual(derived);
});

function manualHasher() {
  const started: { password: string; finish: () => void }[] = [];
  const pending: number[] = [];
  const hash = createPasswordHasher(
    (count) => pending.push(count),
    async (password) => {
      const { promise, resolve } = Promise.withResolvers<string>();
      started.push({ password, finish: () => resolve(`hash of ${password}`) });
      return await promise;
    },
  );
  return { hash, started, pending, names: () => started.map(({ password }) => password) };
}

const unavailable = { name: "Refusal", code: "unavailable" };

test("hashes two passwords at a time, in order, and reports how many wait", async () => {
  const { hash, started, pending, names } = manualHasher();
  const all = ["a", "b", "c", "d"].map((password) => hash(password));
  await expect.poll(names).toEqual(["a", "b"]);
  expect(pending.at(-1)).toBe(2);
  started[1]?.finish();
  await expect.poll(names).toEqual(["a", "b", "c"]);
  started[0]?.finish();
  await expect.poll(names).toEqual(["a", "b", "c", "d"]);
  for (const { finish } of started) finish();
  expect(await Promise.all(all)).toEqual(["hash of a", "hash of b", "hash of c", "hash of d"]);
  expect(pending.at(-1)).toBe(0);
});

test("rejects the 23rd password at once", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const hash = createPasswordHasher(undefined, () => promise);
  const others = Array.from({ length: 22 }, () => hash("a"));
  await expect(hash("b")).rejects.toMatchObject(unavailable);
  resolve("hash");
  expect(new Set(await Promise.all(others))).toEqual(new Set(["hash"]));
});

test("rejects a password that waits too long, and does not hash it later", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { hash, started, names } = manualHasher();
  const others = [hash("a"), hash("b")];
  const late = hash("c").catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await late).toMatchObject(unavailable);
  others.push(hash("d"));
  for (const { finish } of started) finish();
  await vi.waitFor(() => expect(names()).toEqual(["a", "b", "d"]));
  started[2]?.finish();
  expect(await Promise.all(others)).toEqual(["hash of a", "hash of b", "hash of d"]);
});
