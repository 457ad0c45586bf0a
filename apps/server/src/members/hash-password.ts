import { randomBytes, scrypt, type ScryptOptions } from "node:crypto";
import { promisify } from "node:util";
import pLimit from "p-limit";
import { HttpError } from "../http/http-error.ts";

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** OWASP's parameters for scrypt: 128 MiB for each guess. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

/**
 * Hashes a password so that each guess at a stolen database is expensive
 * (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#scrypt). It truncates nothing, and
 * normalizes the text (NFKC), so that all keyboards produce the same hash.
 *
 * @returns scrypt's parameters, salt and hash in the PHC string format
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password.normalize("NFKC"), salt, 32, cost);
  const [salt64, hash64] = [salt, hash].map((bytes) => bytes.toString("base64").replace(/=+$/, ""));
  return `$scrypt$ln=${Math.log2(cost.N)},r=${cost.r},p=${cost.p}$${salt64}$${hash64}`;
}

interface HasherOptions {
  /** @default hashPassword */
  readonly hash?: typeof hashPassword;
  /** @default 2: each hash takes 128 MiB, and one of the four threads that Node has for files and names too */
  readonly concurrency?: number;
  /** The most passwords that wait. @default 20 */
  readonly maxPending?: number;
  /** The longest time that a password waits, in milliseconds. @default 5000 */
  readonly timeout?: number;
  /** Called with the number of waiting passwords when it changes. */
  readonly onPending?: ((count: number) => void) | undefined;
}

/** Creates a function that hashes passwords, a few at a time. It rejects with HTTP 503 if too many wait, or one too long. */
export function createPasswordHasher(options: HasherOptions = {}): typeof hashPassword {
  const { hash = hashPassword, concurrency = 2, maxPending = 20, timeout = 5_000, onPending } = options;
  const limit = pLimit(concurrency);
  return async (password) => {
    if (limit.activeCount + limit.pendingCount >= concurrency + maxPending)
      throw new HttpError("unavailable");
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    let isExpired = false;
    const timer = setTimeout(() => {
      isExpired = true;
      reject(new HttpError("unavailable"));
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
