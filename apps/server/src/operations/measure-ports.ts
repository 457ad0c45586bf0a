import { DeliveryError, type Delivery } from "../mail/delivery.ts";
import type { Verifier } from "../sms/verifier.ts";
import type { Metrics } from "./metrics.ts";

/** Adds the count and duration of attempts to a delivery. */
export function measureDelivery(delivery: Delivery, { mailDeliveries, mailDuration }: Metrics): Delivery {
  return {
    ...delivery,
    async deliver(mail, options) {
      const startedAt = performance.now();
      const record = (outcome: string) => {
        mailDeliveries.inc({ outcome });
        mailDuration.observe({ outcome }, (performance.now() - startedAt) / 1000);
      };
      try {
        await delivery.deliver(mail, options);
        record("accepted");
      } catch (error) {
        record(error instanceof DeliveryError ? error.outcome : "postponed");
        throw error;
      }
    },
  };
}

/** Adds counts of codes by dialing code to a verifier. */
export function measureVerifier(
  verifier: Verifier,
  allowedDialingCodes: readonly string[],
  { smsSent, smsEntered }: Metrics,
): Verifier {
  const labelsOf = (to: string) => ({
    dialing_code: allowedDialingCodes.find((code) => to.startsWith(code)) ?? "other",
  });
  return {
    ...verifier,
    async send(to, language) {
      const verification = await verifier.send(to, language);
      smsSent.inc(labelsOf(to));
      return verification;
    },
    async check(to, code) {
      const verification = await verifier.check(to, code);
      if (verification.valid) smsEntered.inc(labelsOf(to));
      return verification;
    },
  };
}
