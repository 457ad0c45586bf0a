import { expect, onTestFinished } from "vitest";
import { incomingMessage as message } from "./incoming-message.ts";
import type { Node } from "./nodes.ts";

/** Saves messages on a node, four at a time, and tries the next one if one is rejected. */
export function saveMessages({ messages, database }: Node) {
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const saved: string[] = [];
  const saving = Promise.all(["a", "b", "c", "d"].map(saveOn));
  return {
    /** Resolves when more messages have been saved. */
    async continues() {
      const before = saved.length;
      await expect.poll(() => saved.length).toBeGreaterThan(before + 20);
    },
    /** Stops, and returns the ids of saved messages that the database does not have. */
    async end() {
      ending.abort();
      await saving;
      const rows = await database.selectFrom("message").select("id").execute();
      const ids = new Set(rows.map(({ id }) => id));
      return saved.filter((id) => !ids.has(id));
    },
  };

  async function saveOn(name: string): Promise<void> {
    for (let number = 0; !ending.signal.aborted; number += 1) {
      const id = `${name}-${number}`;
      const result = await messages.save({ ...message, id }).catch(() => undefined);
      if (result?.status === "stored") saved.push(id);
    }
  }
}
