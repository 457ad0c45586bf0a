import { randomBytes, scrypt, type ScryptOptions } from "node:crypto";
import { promisify } from "node:util";
import pLimit from "p-limit";
import { Refusal } from "../config/errors.ts";

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/**
 * OWASP's parameters for scrypt, 128 MiB for each guess:
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#scrypt
 */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

/** Hashes a password without truncating it, and normalized (NFKC), so that all keyboards produce the same hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password.normalize("NFKC"), salt, 32, cost);
  const [salt64, hash64] = [salt, hash].map((bytes) => bytes.toString("base64").replace(/=+$/, ""));
  return `$scrypt$ln=${Math.log2(cost.N)},r=${cost.r},p=${cost.p}$${salt64}$${hash64}`;
}

/** Each hash takes 128 MiB, and one of the four threads that Node has for files and names too. */
const concurrency = 2;
const maxPending = 20;
/** The longest wait of a password, in milliseconds. */
const timeout = 5_000;

export function createPasswordHasher(
  onPending?: (count: number) => void,
  hash = hashPassword,
): typeof hashPassword {
  const limit = pLimit(concurrency);
  return async (password) => {
    if (limit.activeCount + limit.pendingCount >= concurrency + maxPending) throw new Refusal("unavailable");
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    let isExpired = false;
    const timer = setTimeout(() => {
      isExpired = true;
      reject(new Refusal("unavailable"));
    }, timeout);
    void limit(async () => {
      clearTimeout(timer);
      onPending?.(limit.pendingCount);
      if (!isExpired) await hash(password).then(resolve, reject);
    });
    onPending?.(limit.pendingCount);
    return await promise;
  };
}
