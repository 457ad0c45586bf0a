import { randomBytes, scrypt, type ScryptOptions } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** The parameters of scrypt in OWASP's Password Storage Cheat Sheet: 128 MiB for each guess. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

/**
 * Hashes a password so that each guess at a stolen database is expensive
 * (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#scrypt). No password is
 * truncated; the same letters from another keyboard have the same hash (NFKC).
 *
 * @returns scrypt's parameters, salt and hash in the PHC string format
 * @example await hashPassword("correct horse battery"); // "$scrypt$ln=17,r=8,p=1$…$…"
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password.normalize("NFKC"), salt, 32, cost);
  const [salt64, hash64] = [salt, hash].map((bytes) => bytes.toString("base64").replace(/=+$/, ""));
  return `$scrypt$ln=${Math.log2(cost.N)},r=${cost.r},p=${cost.p}$${salt64}$${hash64}`;
}
