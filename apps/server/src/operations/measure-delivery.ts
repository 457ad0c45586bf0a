import { DeliveryError, type Delivery } from "../mail/delivery.ts";
import type { Metrics } from "./metrics.ts";

/** Adds the count and duration of attempts to a delivery. */
export function measureDelivery(delivery: Delivery, { mailDeliveries, mailDuration }: Metrics): Delivery {
  return {
    ...delivery,
    async deliver(mail, options) {
      const endTimer = mailDuration.startTimer();
      const record = (outcome: string) => {
        mailDeliveries.inc({ outcome });
        endTimer({ outcome });
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
