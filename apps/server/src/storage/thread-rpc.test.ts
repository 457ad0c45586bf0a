import { MessageChannel } from "node:worker_threads";
import { expect, onTestFinished, test, vi } from "vitest";
import { StorageError } from "../config/errors.ts";
import { connectRpc, serveRpc } from "./thread-rpc.ts";

interface Ports {
  readonly messages: { readonly save: (text: string) => Promise<string> };
}

async function connect(save: Ports["messages"]["save"], timeout = 5000) {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => {
    port1.close();
    port2.close();
  });
  serveRpc(port1, { messages: { save } });
  return await connectRpc<Ports>(port2, () => timeout);
}

function locked(errcode: number): Error {
  return Object.assign(new Error("database is locked"), { code: "ERR_SQLITE_ERROR", errcode });
}

test("rejects with the error of the other thread", async () => {
  const { messages } = await connect(() => Promise.reject(new Error("the disk is full")));
  await expect(messages.save("")).rejects.toThrow("the disk is full");
});

test("retries a call until the lock is released", async () => {
  const save = vi.fn<(text: string) => Promise<string>>().mockResolvedValue("stored");
  // SQLITE_BUSY, and two of its extended codes.
  for (const errcode of [5, 261, 517]) save.mockRejectedValueOnce(locked(errcode));
  const { messages } = await connect(save);
  expect(await messages.save("a")).toBe("stored");
  expect(save.mock.calls).toEqual([["a"], ["a"], ["a"], ["a"]]);
});

test.each([
  { error: locked(5), message: "Another process locked the database until the deadline." },
  { error: new StorageError("locked", "a process reads the log"), message: "a process reads the log" },
])("retries a call until its deadline, and rejects with: $message", async ({ error, message }) => {
  const save = vi.fn<(text: string) => Promise<string>>().mockRejectedValue(error);
  const { messages } = await connect(save, 1000);
  const expected = { name: "StorageError", code: "locked", message };
  await expect(messages.save("a")).rejects.toMatchObject(expected);
  expect(save.mock.calls.length).toBeGreaterThan(1);
  expect(save.mock.calls.length).toBeLessThanOrEqual(21);
});

test("starts no call after its deadline", async () => {
  const save = vi.fn<(text: string) => Promise<string>>();
  const { messages } = await connect(save, 0);
  await expect(messages.save("a")).rejects.toMatchObject({ name: "StorageError", code: "busy" });
  expect(save).not.toHaveBeenCalled();
});
