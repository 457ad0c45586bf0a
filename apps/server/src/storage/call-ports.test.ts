import { MessageChannel } from "node:worker_threads";
import { expect, onTestFinished, test, vi } from "vitest";
import { HttpError } from "../http/http-error.ts";
import { callPorts } from "./call-ports.ts";
import { servePorts, type PortResult } from "./serve-ports.ts";

interface Ports {
  readonly messages: {
    readonly take: (text: string) => Promise<string>;
    readonly find: () => Promise<unknown>;
  };
}

/** Both sides of a thread, in one. */
function connect(messages: Partial<Ports["messages"]>, timeout = 5000) {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => {
    port1.close();
    port2.close();
  });
  servePorts(port1, { messages });
  const calls = callPorts<Ports>((call) => port2.postMessage(call), timeout);
  port2.on("message", (answer: PortResult) => calls.settle(answer));
  return calls;
}

/** As SQLite fails where another process has the lock, or has just written. */
function locked(errcode: number): Error {
  return Object.assign(new Error("database is locked"), { code: "ERR_SQLITE_ERROR", errcode });
}

test("a call has the result of the other thread's method", async () => {
  const { ports } = connect({ take: async (text) => text.toUpperCase() });
  expect(await Promise.all([ports.messages.take("a"), ports.messages.take("b")])).toEqual(["A", "B"]);
});

test("a refusal stays one, and a failure tells what happened", async () => {
  const { ports } = connect({
    async take() {
      throw new HttpError("phoneTaken", { headers: { "retry-after": 7 } });
    },
    async find() {
      throw new Error("the disk is full");
    },
  });
  await expect(ports.messages.take("")).rejects.toMatchObject({
    name: "HttpError",
    statusCode: 409,
    headers: { "retry-after": 7 },
  });
  await expect(ports.messages.find()).rejects.toThrow("the disk is full");
});

test.each([5, 261, 517])(
  "a call that finds the lock (%i) is tried again until it is done, once",
  async (errcode) => {
    const take = vi.fn<(text: string) => Promise<string>>().mockRejectedValueOnce(locked(errcode));
    take.mockRejectedValueOnce(locked(errcode)).mockResolvedValue("stored");
    const { ports } = connect({ take });
    expect(await ports.messages.take("a")).toBe("stored");
    expect(take.mock.calls).toEqual([["a"], ["a"], ["a"]]);
  },
);

test("a call that finds the lock until its deadline is rejected, and not tried any more", async () => {
  const take = vi.fn<(text: string) => Promise<string>>().mockRejectedValue(locked(5));
  const { ports } = connect({ take }, 300);
  await expect(ports.messages.take("a")).rejects.toThrow(/within 300 ms|until the deadline/);
  // Whatever is posted to the other thread later is answered after it has given up.
  const tries = take.mock.calls.length;
  await expect(ports.messages.take("b")).rejects.toThrow(/within 300 ms|until the deadline/);
  expect(take.mock.calls.filter(([text]) => text === "a").length).toBeLessThanOrEqual(tries + 1);
});

test("a method that the thread does not have is named", async () => {
  const { ports } = connect({});
  await expect(ports.messages.find()).rejects.toThrow("No port has a method find.");
});

test("of calls that nobody answers, 256 wait, and one more is refused at once", async () => {
  const never = Promise.withResolvers<never>();
  const { ports, rejectAll } = connect({ find: () => never.promise });
  const calls = Array.from({ length: 256 }, () => ports.messages.find());
  await expect(ports.messages.find()).rejects.toMatchObject({ statusCode: 503, code: "overloaded" });
  rejectAll(new Error("The thread ended."));
  const ends = await Promise.allSettled(calls);
  expect(ends.filter(({ status }) => status === "rejected")).toHaveLength(256);
});
