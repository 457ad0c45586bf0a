import { usePhoneReset } from "@matchfront/forms/react";
import { useState } from "react";
import diagram from "@matchfront/forms/docs/phone-reset.md?raw";
import { MachinePage } from "./machine-page.tsx";
import { usePendingCall } from "./use-pending-call.ts";

const phone = { dialingCode: "+234", phoneNumber: "8031234567" };
const lost = "We couldn’t reach the server.";

/** The phone number reset; a person answers its calls. */
export function ManualPhoneReset() {
  const { pending, waitFor } = usePendingCall();
  const [calls] = useState(() => ({
    isFree: (_phone: typeof phone, { signal }: { signal: AbortSignal }) =>
      waitFor("isFree", signal, { "it is free": true, "somebody has it": false }, [lost]),
    sendCode: (_phone: typeof phone, { signal }: { signal: AbortSignal }) =>
      waitFor("sendCode", signal, { "it is sent": undefined }, ["Service Unavailable", lost]),
    verifyCode: (_phone: typeof phone, _code: string, { signal }: { signal: AbortSignal }) =>
      waitFor(
        "verifyCode",
        signal,
        { right: "right", wrong: "wrong", expired: "expired", "too many tries": "too many tries" } as const,
        [lost],
      ),
    update: (_phone: typeof phone, { signal }: { signal: AbortSignal }) =>
      waitFor("update", signal, { "it is done": "Your phone number has been changed." }, [lost]),
  }));
  const { state, ...reset } = usePhoneReset(calls);
  return (
    <MachinePage
      actions={{
        "enter a number": () => reset.enterNumber(phone),
        "enter a code": () => reset.enterCode("402718"),
        "ask for a new code": reset.resend,
        "change the number": reset.changeNumber,
        retry: reset.retry,
        close: reset.close,
      }}
      diagram={diagram}
      pending={pending}
      lead="The real machine of @matchfront/forms. Do what a visitor does, and answer each call as a server might. A new code can be asked for once resendAt has passed."
      state={state}
      title="Phone number reset"
    />
  );
}
