import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../config/clock.ts";
import { leaseTime, type Claim, type Outbox } from "./outbox.ts";

const renewalInterval = leaseTime / 4;
/** How much of a lease must be left for a mail to be begun or handed over: more than a server may be silent. */
const enough = 70_000;
/** How much of it is left when a delivery is aborted. */
const tooLittle = 10_000;

/** The claim ended before the mail could be handed over: it is another worker's, erased, or due again. */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

/** A claim that its worker renews. It ends by the worker's own clock, too, which a paused process reads late but right. */
export interface Lease {
  /** Aborts when the lease is about to end. */
  readonly ending: AbortSignal;
  /** @throws LeaseLost where too little of the lease is left to send the mail */
  readonly assertEnough: () => void;
  /** Records that the mail may be accepted from now on. @throws LeaseLost where it must not be */
  readonly handOver: () => Promise<void>;
  /** Renews it no more. */
  readonly end: () => void;
}

interface LeaseContext {
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/** @param claimedAt by `clock.elapsed`, when the claim was asked for */
export function holdLease({ outbox, clock, log }: LeaseContext, claim: Claim, claimedAt: number): Lease {
  const ending = new AbortController();
  let deadline = claimedAt + leaseTime;
  let timer = setTimeout(abort, Math.max(0, left() - tooLittle));
  const renewal = setInterval(() => {
    renew().catch((err: unknown) => log.error({ mail: claim.id, err }, "mail lease not renewed"));
  }, renewalInterval);
  return {
    ending: ending.signal,
    assertEnough,
    async handOver() {
      assertEnough();
      if (!(await outbox.handOver(claim))) throw new LeaseLost("the claim has ended");
      // It may have taken long.
      assertEnough();
    },
    end() {
      clearInterval(renewal);
      clearTimeout(timer);
    },
  };

  async function renew(): Promise<void> {
    const asked = clock.elapsed();
    if (!(await outbox.renew(claim))) return;
    deadline = asked + leaseTime;
    clearTimeout(timer);
    timer = setTimeout(abort, left() - tooLittle);
  }

  function left(): number {
    return deadline - clock.elapsed();
  }

  function assertEnough(): void {
    if (left() < enough) throw new LeaseLost("too little of the lease is left");
  }

  function abort(): void {
    ending.abort();
  }
}
