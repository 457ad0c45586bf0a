import { StrictMode } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import type { PhoneResetCalls } from "../index.ts";
import { fakeCalls } from "../../../test/phone-reset-calls.ts";
import { usePhoneReset } from "./index.ts";

const phone = { dialingCode: "+234", phoneNumber: "8031234567" };

function Status({ calls }: { calls: PhoneResetCalls }) {
  const { state, enterNumber, enterCode, close } = usePhoneReset(calls);
  return (
    <>
      <button onClick={() => enterNumber(phone)}>Send code</button>
      <button onClick={() => enterCode("402718")}>Check</button>
      <button onClick={close}>Close</button>
      <output>{state.status === "done" ? state.message : state.status}</output>
    </>
  );
}

test("a component follows its reset from the number to the server's message", async () => {
  const calls: PhoneResetCalls = {
    isAvailable: async () => true,
    sendCode: async () => {},
    verifyCode: async () => "right",
    update: async () => "Changed",
  };
  const screen = await render(<Status calls={calls} />, { wrapper: StrictMode });
  const status = screen.getByRole("status");
  await expect.element(status).toHaveTextContent("enteringNumber");
  await screen.getByText("Send code").click();
  await expect.element(status).toHaveTextContent("enteringCode");
  await screen.getByText("Check").click();
  await expect.element(status).toHaveTextContent("Changed");
  await screen.getByText("Close").click();
  await expect.element(status).toHaveTextContent("closed");
});

test("unmounting aborts the call under way", async () => {
  const { calls, made } = fakeCalls();
  const screen = await render(<Status calls={calls} />, { wrapper: StrictMode });
  await screen.getByText("Send code").click();
  expect(made.map(({ signal }) => signal.aborted)).toStrictEqual([false]);
  await screen.unmount();
  expect(made.map(({ signal }) => signal.aborted)).toStrictEqual([true]);
});
