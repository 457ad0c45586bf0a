import { expect, onTestFinished, test, vi } from "vitest";
import { startApp } from "../../test/start-app.ts";
import { watchStorage } from "./health.ts";

const fail = () => Promise.reject(new Error("the disk is full"));

test.each([
  { url: "/healthz", ready: 200, unable: 200, draining: 200 },
  { url: "/readyz/pages", ready: 200, unable: 200, draining: 503 },
  { url: "/readyz", ready: 200, unable: 503, draining: 503 },
])("answers $url if messages can be stored, if not, and while draining", async ({ url, ...expected }) => {
  const { app } = await startApp();
  const { app: unable } = await startApp({ probeStorage: fail });
  const response = await unable.inject(url);
  const ready = await app.inject(url);
  app.isDraining = true;
  const draining = await app.inject(url);
  expect({ ready: ready.statusCode, unable: response.statusCode, draining: draining.statusCode }).toEqual(
    expected,
  );
  expect(response.headers["cache-control"]).toBe("no-store");
  // No cause: the checks are public.
  expect(response.body).toMatch(/^\{"status":"\w+"\}$/);
});

async function watch(probe: () => Promise<void>, probeLifetime = 60_000) {
  const log = { error: vi.fn<(...line: unknown[]) => void>(), warn: vi.fn<(...line: unknown[]) => void>() };
  const watched = await watchStorage(probe, { probeInterval: 1, probeLifetime }, log);
  onTestFinished(() => watched.stop());
  return { ...watched, log };
}

test("is ready again after a failed probe, and logs both (P8)", async () => {
  const failures = [new Error("the disk is full")];
  const { canStore, log } = await watch(async () => {
    const failure = failures.pop();
    if (failure) throw failure;
  });
  expect(canStore()).toBe(false);
  await expect.poll(canStore).toBe(true);
  expect(log.warn.mock.calls).toEqual([["ready to store messages again"]]);
  expect(log.error.mock.calls).toEqual([
    [{ err: new Error("the disk is full") }, "not ready to store messages; the server still tries each one"],
  ]);
});

test("is not ready while a probe hangs for longer than a success counts", async () => {
  const hanging = Promise.withResolvers<void>();
  const probe = vi.fn<() => Promise<void>>().mockResolvedValueOnce().mockReturnValue(hanging.promise);
  const { canStore } = await watch(probe, 100);
  onTestFinished(() => hanging.resolve());
  expect(canStore()).toBe(true);
  await expect.poll(canStore).toBe(false);
  expect(probe).toHaveBeenCalledTimes(2);
});
