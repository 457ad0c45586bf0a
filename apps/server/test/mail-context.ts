import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Clock } from "../src/config/clock.ts";
import { systemClock } from "../src/config/clock.ts";
import type { Database } from "../src/storage/database.ts";
import { sqliteDialect } from "../src/storage/sqlite-dialect.ts";
import { LocalOutbox } from "../src/mail/database-outbox.ts";
import { noTelemetry } from "../src/config/telemetry.ts";
import { acceptedLog } from "../src/mail/accepted-log.ts";
import { deliverMail, type MailContext } from "../src/mail/deliver-mail.ts";
import type { Delivery } from "../src/mail/delivery.ts";
import { logLines } from "./log-lines.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A clock that a test sets: `pass` lets time pass, `set` moves the wall clock alone. */
export function testClock(now: number) {
  let elapsed = 1_000_000;
  let wall = now;
  const clock: Clock = { now: () => wall, elapsed: () => elapsed };
  return {
    ...clock,
    pass(milliseconds: number) {
      elapsed += milliseconds;
      wall += milliseconds;
    },
    set: (milliseconds: number) => void (wall += milliseconds),
  };
}

/** What a worker needs, on a database; the delivery is closed when the test is over. */
export async function mailContext(
  database: Database,
  delivery: Omit<Delivery, "close"> & Partial<Delivery>,
  clock: Clock = systemClock,
) {
  const { log, lines } = logLines();
  const acceptedFile = join(await temporaryFolder(), "accepted.log");
  const context = {
    outbox: new LocalOutbox(database, sqliteDialect(clock.now)),
    delivery: { close() {}, ...delivery },
    accepted: acceptedLog(acceptedFile),
    clock,
    log,
    telemetry: noTelemetry,
  };
  onTestFinished(() => context.delivery.close());
  return { context, lines, acceptedFile };
}

/** Claims the mail that is due, if any, and delivers it. */
export async function deliverNext(context: MailContext, signal = new AbortController().signal) {
  const claimedAt = context.clock.elapsed();
  const mail = await context.outbox.claimNext();
  if (!mail) return undefined;
  return await deliverMail(context, mail, { claimedAt, signal });
}
