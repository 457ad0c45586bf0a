import { StrictMode } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import type { PhoneResetCalls } from "../index.ts";
import { fakeCalls } from "../../../test/phone-reset-calls.ts";
import { usePhoneReset } from "./index.ts";

function Status({ calls }: { calls: PhoneResetCalls }) {
  const { state, enterNumber } = usePhoneReset(calls);
  const start = () => enterNumber({ dialingCode: "+234", phoneNumber: "8031234567" });
  return <button onClick={start}>{state.status}</button>;
}

test("a component follows its reset, and aborts its call on unmount", async () => {
  const { calls, made } = fakeCalls();
  const screen = await render(<Status calls={calls} />, { wrapper: StrictMode });
  await screen.getByText("enteringNumber").click();
  await expect.element(screen.getByText("checkingNumber")).toBeVisible();
  made[0]?.resolve(true);
  await expect.element(screen.getByText("sendingCode")).toBeVisible();
  expect(made.map(({ name, signal }) => [name, signal.aborted])).toStrictEqual([
    ["isAvailable", true],
    ["sendCode", false],
  ]);
  await screen.unmount();
  expect(made[1]?.signal.aborted).toBe(true);
});
