import { StrictMode } from "react";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { fakeCalls } from "../../../test/phone-reset-calls.ts";
import { usePhoneReset } from "./index.ts";

test("a component follows its reset, and aborts its call on unmount", async () => {
  const { calls, made } = fakeCalls();
  const { result, unmount, act } = await renderHook(() => usePhoneReset(calls), { wrapper: StrictMode });
  await act(() => result.current.enterNumber({ dialingCode: "+234", phoneNumber: "8031234567" }));
  expect(result.current.state.status).toBe("checkingNumber");
  expect(made[0]?.signal.aborted).toBe(false);
  await unmount();
  expect(made[0]?.signal.aborted).toBe(true);
});
