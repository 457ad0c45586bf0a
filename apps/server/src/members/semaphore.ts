import pLimit from "p-limit";
import { HttpError } from "../http/http-error.ts";
import { hashPassword } from "./hash-password.ts";

/** How many passwords are hashed at once, and how many wait for how long, in milliseconds. */
export const defaultTurns = { atOnce: 2, waiting: 20, patience: 5_000 };

/**
 * Hashes passwords two at a time: each takes 128 MiB and one of the four threads that Node has for files and names too.
 *
 * @param hash hashes one password
 * @param onWaiting told how many wait, whenever that changes
 * @returns the same, which rejects with an HttpError where too many wait, or one waits too long
 * @example const hash = takeTurns(); await hash("correct horse battery");
 */
export function takeTurns(
  hash = hashPassword,
  turns = defaultTurns,
  onWaiting?: (count: number) => void,
): typeof hashPassword {
  const slots = pLimit(turns.atOnce);
  return async (password) => {
    if (slots.activeCount + slots.pendingCount >= turns.atOnce + turns.waiting)
      throw new HttpError("unavailable");
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    let isGivenUp = false;
    const timer = setTimeout(() => {
      isGivenUp = true;
      reject(new HttpError("unavailable"));
    }, turns.patience);
    void slots(async () => {
      clearTimeout(timer);
      onWaiting?.(slots.pendingCount);
      if (!isGivenUp) await hash(password).then(resolve, reject);
    });
    onWaiting?.(slots.pendingCount);
    return await promise;
  };
}
