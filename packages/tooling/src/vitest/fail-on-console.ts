import { afterEach, vi } from "vitest";

// Fails a test that writes an unexpected error or warning to the console.
const spies = (["error", "warn"] as const).map((method) => vi.spyOn(console, method));

afterEach(() => {
  const calls = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockClear();
  if (calls.length > 0) throw new Error(`Unexpected console output: ${JSON.stringify(calls)}`);
});
