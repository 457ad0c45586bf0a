import { DeliveryError, type MailContext } from "./delivery.ts";
import { type Claim, leaseTime } from "./outbox.ts";

const renewalInterval = leaseTime / 4;
/** The time that must be left before connecting and before the mail's end: more than a silent mail server's timeout. */
const neededTime = 70_000;
/** The time below which a delivery is aborted: three renewals have failed. */
const abortTime = 40_000;

/** Renews a claim until `end` is called. Its deadline uses the monotonic clock, so that a paused process notices it. */
export function holdLease({ outbox, clock, log }: MailContext, claim: Claim, claimedAt: number) {
  const ending = new AbortController();
  let deadline = claimedAt + leaseTime;
  const renewal = setInterval(() => {
    if (timeLeft() < abortTime) ending.abort();
    renew().catch((err: unknown) => log.error({ mail: claim.id, err }, "mail lease not renewed"));
  }, renewalInterval);
  return {
    signal: ending.signal,
    assertEnough,
    markSending,
    end: () => clearInterval(renewal),
  };

  async function markSending(): Promise<void> {
    assertEnough();
    if (!(await outbox.markSending(claim))) throw new DeliveryError("lease_lost", "the claim has ended");
    // The database may have been slow.
    assertEnough();
  }

  async function renew(): Promise<void> {
    const askedAt = clock.elapsed();
    if (await outbox.renew(claim)) deadline = askedAt + leaseTime;
  }

  function timeLeft(): number {
    return deadline - clock.elapsed();
  }

  /** @throws DeliveryError `lease_lost` if too little of the lease is left to send the mail */
  function assertEnough(): void {
    if (timeLeft() < neededTime) throw new DeliveryError("lease_lost", "too little of the lease is left");
  }
}
