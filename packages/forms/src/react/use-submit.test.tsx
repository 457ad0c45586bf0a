import { StrictMode, useEffect } from "react";
import { expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { Send } from "../index.ts";
import { useSubmit } from "./index.ts";

/** Never settles; records the signals. */
function silentSend() {
  const signals: AbortSignal[] = [];
  const send: Send<string, string> = (_, { signal }) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  return { send, signals };
}

test("unmounting aborts the send under way", async () => {
  const { send, signals } = silentSend();
  const { result, unmount, act } = await renderHook(() => useSubmit(send), { wrapper: StrictMode });
  await act(() => void result.current.submit("Hello"));
  expect(signals.map(({ aborted }) => aborted)).toStrictEqual([false]);
  await unmount();
  expect(signals.map(({ aborted }) => aborted)).toStrictEqual([true]);
});

test("the double effects of StrictMode neither send twice nor cancel", async () => {
  const { send, signals } = silentSend();
  const useSendAtOnce = () => {
    const { state, submit } = useSubmit(send);
    useEffect(() => void submit("Hello"), [submit]);
    return state.status;
  };
  const { result } = await renderHook(useSendAtOnce, { wrapper: StrictMode });
  await expect.poll(() => result.current).toBe("sending");
  expect(signals.map(({ aborted }) => aborted)).toStrictEqual([false]);
});

test("a submit uses the latest render's send, and submit and reset are stable", async () => {
  const first = vi.fn<Send<string, string>>(async () => "first");
  const second = vi.fn<Send<string, string>>(async () => "second");
  const { result, rerender, act } = await renderHook((send: Send<string, string> = first) => useSubmit(send));
  const { submit, reset } = result.current;
  await rerender(second);
  expect(result.current).toMatchObject({ submit, reset });

  await act(async () => {
    await submit("Hello");
  });
  expect(result.current.state).toStrictEqual({ status: "succeeded", result: "second" });
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledExactlyOnceWith("Hello", {
    signal: expect.any(AbortSignal),
    idempotencyKey: expect.any(String),
    onRetryAfter: expect.any(Function),
  });
});
