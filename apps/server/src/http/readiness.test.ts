import { expect, onTestFinished, test, vi } from "vitest";
import { watchReadiness } from "./readiness.ts";

const deadlines = { probeInterval: 1, probeLifetime: 60_000 };

/** @param probes one after the other; the last one for ever */
async function watch(probe: () => Promise<void>, given = deadlines) {
  const log = { error: vi.fn<(...line: unknown[]) => void>(), warn: vi.fn<(...line: unknown[]) => void>() };
  const readiness = await watchReadiness({ probe, deadlines: given, log });
  onTestFinished(() => readiness.stop());
  return { ...readiness, log };
}

test("a server is ready while its probes succeed, not where one fails, and again by itself (P8)", async () => {
  const outcomes = [null, new Error("the disk is full"), null];
  const { canStore, log } = await watch(async () => {
    const failure = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
    if (failure) throw failure;
  });
  expect(canStore()).toBe(true);
  await expect.poll(() => log.warn.mock.calls).toEqual([["ready to store messages again"]]);
  expect(log.error.mock.calls).toEqual([
    [{ err: new Error("the disk is full") }, "not ready to store messages; each one is tried all the same"],
  ]);
  expect(canStore()).toBe(true);
});

test("a server whose first probe fails starts, and is not ready", async () => {
  const { canStore } = await watch(async () => {
    throw new Error("read-only");
  });
  expect(canStore()).toBe(false);
});

test("a probe that hangs says nothing: what the one before said ends by itself", async () => {
  const hanging = Promise.withResolvers<void>();
  let probes = 0;
  const { canStore } = await watch(
    async () => {
      probes += 1;
      if (probes > 1) await hanging.promise;
    },
    { probeInterval: 1, probeLifetime: 100 },
  );
  onTestFinished(() => hanging.resolve());
  await expect.poll(() => probes).toBe(2);
  await expect.poll(canStore).toBe(false);
});
