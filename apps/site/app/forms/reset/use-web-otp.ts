import { useEffect, useEffectEvent } from "react";

/** Reads the code from the SMS after asking the visitor, with WebOTP (https://wicg.github.io/web-otp). */
export function useWebOtp(isWaiting: boolean, onCode: (code: string) => void): void {
  const notify = useEffectEvent(onCode);
  useEffect(() => {
    if (!isWaiting || !("OTPCredential" in window)) return undefined;
    const controller = new AbortController();
    void receiveCode(controller.signal).then((code) => code && notify(code));
    return () => controller.abort();
  }, [isWaiting]);
}

async function receiveCode(signal: AbortSignal): Promise<string | undefined> {
  const request = { otp: { transport: ["sms"] }, signal };
  // Rejects if declined, aborted or timed out: the visitor types the code.
  const credential = await navigator.credentials.get(request).catch(() => null);
  if (!credential || !("code" in credential)) return undefined;
  return typeof credential.code === "string" ? credential.code : undefined;
}
