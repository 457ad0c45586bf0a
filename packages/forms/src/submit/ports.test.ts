import { expect, test, vi } from "vitest";
import type { SubmitOptions } from "../index.ts";
import type { ContactValues } from "../site/index.ts";
import { createTestBrowser, contactMessage, OfflineError } from "../../test/test-browser.ts";

const hello = contactMessage("Hello");
const offline = vi.fn<() => Promise<string>>(() => Promise.reject(new OfflineError("Failed to fetch")));

type Tab = ReturnType<typeof createTestBrowser>;
type Queue = NonNullable<SubmitOptions<ContactValues, string>["queue"]>;

/** Loads the form's page offline, with other ports. */
async function openOffline(tab: Tab, { clock, ...queue }: Partial<Queue & Pick<Tab, "clock">>) {
  await tab.setOnline(false);
  const { draft, network } = tab;
  return tab.open({
    clock: clock ?? tab.clock,
    send: offline,
    queue: { draft, network, isOffline: () => true, ...queue },
  });
}

test("without isOffline, every failure of an offline browser is queued", async () => {
  const submit = await openOffline(createTestBrowser(), { isOffline: undefined });
  await expect(submit.submit(hello)).resolves.toMatchObject({ status: "queued" });
});

test.for([
  ["in Node", undefined],
  ["with a network without onOnline", { isOnline: () => false }],
] as const)("%s, a failure is final, and the stored message stays", async ([, network]) => {
  const tab = createTestBrowser();
  const submit = await openOffline(tab, { network });
  await expect(submit.submit(hello)).resolves.toMatchObject({ status: "failed", message: "Failed to fetch" });
  submit.reset();
  tab.draft.writeQueued({ values: hello, key: "key-0", since: 0, tries: 0 });
  submit.resume();
  expect(submit.getState()).toStrictEqual({ status: "idle" });
  expect(tab.draft.readQueued()).toBeDefined();
});

const broken = (): never => {
  throw new Error("The port is broken");
};

/** [what throws, the broken ports] */
const brokenPorts: readonly (readonly [string, (tab: Tab) => Parameters<typeof openOffline>[1]])[] = [
  ["isOffline", () => ({ isOffline: broken })],
  ["the store", ({ draft }) => ({ draft: { ...draft, readQueued: broken, writeQueued: broken } })],
  ["isOnline", ({ network }) => ({ network: { ...network, isOnline: broken } })],
  ["onOnline", ({ network }) => ({ network: { ...network, onOnline: broken } })],
  ["now", ({ clock }) => ({ clock: { ...clock, now: broken } })],
  ["random", ({ clock }) => ({ clock: { ...clock, random: broken } })],
  ["setTimer", ({ clock }) => ({ clock: { ...clock, setTimer: broken } })],
];

test.for(brokenPorts)("if %s throws, the submit fails and may be retried", async ([, breakPort]) => {
  const tab = createTestBrowser();
  const submit = await openOffline(tab, breakPort(tab));
  submit.resume();
  expect(submit.getState()).toStrictEqual({ status: "idle" });
  for (const attempt of [1, 2]) {
    await tab.setOnline(false);
    await submit.submit(hello);
    await tab.setOnline(true);
    expect(submit.getState(), `attempt ${attempt}`).toStrictEqual({
      status: "failed",
      error: expect.any(Error),
      message: "The port is broken",
      values: hello,
    });
  }
  expect([tab.listeners.size, tab.timers.size]).toStrictEqual([0, 0]);
});

test("a retry that cannot be stored fails, and is not sent", async () => {
  const tab = createTestBrowser();
  const writeQueued = vi.fn<typeof tab.draft.writeQueued>(tab.draft.writeQueued);
  const submit = await openOffline(tab, { draft: { ...tab.draft, writeQueued } });
  await submit.submit(hello);
  offline.mockClear();
  writeQueued.mockImplementation(broken);
  await tab.setOnline(true);
  await tab.runTimers();
  expect(submit.getState()).toMatchObject({ status: "failed", message: "The port is broken" });
  expect(offline).not.toHaveBeenCalled();
});

test("if setTimer throws while the server asks for a wait, the attempt fails and is aborted", async () => {
  const tab = createTestBrowser();
  const submit = tab.open({ clock: { ...tab.clock, setTimer: broken } });
  void submit.submit(hello);
  tab.sent[0]?.onRetryAfter?.(20_000);
  expect(submit.getState()).toMatchObject({ status: "failed", message: "The port is broken" });
  expect(tab.sent[0]?.signal.aborted).toBe(true);
});
