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
    const request = { otp: { transport: ["sms"] }, signal: controller.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        if (credential && "code" in credential && typeof credential.code === "string") hear(credential.code);
      },
      // Declined, aborted or too late: the visitor types it.
      () => undefined,
    );
    return () => controller.abort();
  }, [isWaiting]);
}
