import { randomBytes, scrypt, type ScryptOptions } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** What OWASP's Password Storage Cheat Sheet asks of scrypt: 128 MiB for each guess. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

/**
 * Hashes a password so that who steals the database must work for each guess
 * (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#scrypt). No password is
 * cut short; the same letters typed on another keyboard give the same hash (NFKC).
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
