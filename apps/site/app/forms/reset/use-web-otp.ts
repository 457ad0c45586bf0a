import { useEffect, useEffectEvent } from "react";

/**
 * Lets the phone that receives the code by SMS hand it over, where its browser can (WebOTP,
 * https://wicg.github.io/web-otp/): the visitor is asked first.
 *
 * @param isWaiting whether a code is waited for
 * @param onCode called with the code
 */
export function useWebOtp(isWaiting: boolean, onCode: (code: string) => void): void {
  const hear = useEffectEvent(onCode);
  useEffect(() => {
    if (!isWaiting || !("OTPCredential" in window)) return undefined;
    const controller = new AbortController();
    void receiveCode(controller.signal).then((code) => code && hear(code));
    return () => controller.abort();
  }, [isWaiting]);
}

async function receiveCode(signal: AbortSignal): Promise<string | undefined> {
  const request = { otp: { transport: ["sms"] }, signal };
  // Declined, aborted or too late: the visitor types it.
  const credential = await navigator.credentials.get(request).catch(() => null);
  if (!credential || !("code" in credential)) return undefined;
  return typeof credential.code === "string" ? credential.code : undefined;
}
