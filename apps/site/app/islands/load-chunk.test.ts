import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadChunk } from "./load-chunk.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failure = "Loading chunk contact failed";

test("loadChunk resolves with the module and clears its timer", async () => {
  const module = { hydrate: () => {} };
  await expect(loadChunk("contact", async () => module)).resolves.toEqual({ status: "loaded", module });
  expect(vi.getTimerCount()).toBe(0);
});

test("loadChunk reports a failed import at once [spec 162]", async () => {
  const failing = Promise.reject<object>(new TypeError("Failed to fetch dynamically imported module"));
  await expect(loadChunk("contact", () => failing)).resolves.toEqual({ status: "failed", message: failure });
  expect(vi.getTimerCount()).toBe(0);
});

test("loadChunk reports a timeout after 120 s [spec 162]", async () => {
  const settled = vi.fn<(chunk: unknown) => void>();
  void loadChunk("contact", () => new Promise(() => {})).then(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith({ status: "timeout", message: failure });
});
