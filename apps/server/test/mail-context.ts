import { join } from "node:path";
import { onTestFinished } from "vitest";
import { systemClock, type Clock } from "../src/config/clock.ts";
import { createMetrics } from "../src/config/metrics.ts";
import { acceptedLog } from "../src/mail/accepted-log.ts";
import { databaseOutbox, enqueueMail, type Mail } from "../src/mail/outbox.ts";
import { createDeliver } from "../src/mail/deliver-mail.ts";
import { pauses, type Delivery, type MailContext } from "../src/mail/delivery.ts";
import { sqliteFunctions } from "../src/storage/sql-functions.ts";
import { logLines } from "./log-lines.ts";
import { temporaryDatabase, temporaryFolder } from "./temporary-database.ts";

export const mailAddresses = {
  senderName: "Móyo, Inc.",
  from: "website@moyo.example",
  to: "support@moyo.example",
};

const createdAt = new Date("2026-11-21T08:00:00.000Z");

export function testMail(id: string): Mail {
  return { id, replyTo: "ada@example.org", subject: "Hello", text: "Hi", createdAt };
}

/** A clock that starts when the test mails were created: `pass` advances time, `set` moves the wall clock alone. */
export function testClock() {
  let elapsed = 1_000_000;
  let wall = createdAt.getTime();
  return {
    now: () => wall,
    elapsed: () => elapsed,
    pass(milliseconds: number) {
      elapsed += milliseconds;
      wall += milliseconds;
    },
    set: (milliseconds: number) => void (wall += milliseconds),
  };
}

interface MailContextOptions {
  /** The ids of the waiting mails. @default one mail, "m1" */
  readonly ids?: readonly string[];
  readonly clock?: Clock;
}

export async function mailContext(
  delivery: Omit<Delivery, "close" | "connections"> & Partial<Delivery>,
  { ids = ["m1"], clock = systemClock }: MailContextOptions = {},
) {
  const database = await temporaryDatabase();
  const sqlFunctions = sqliteFunctions(clock.now);
  const enqueue = (id: string) => enqueueMail(database, sqlFunctions, testMail(id));
  for (const id of ids) await enqueue(id);
  const { log, lines } = logLines();
  const acceptedFile = join(await temporaryFolder(), "accepted.log");
  const context = {
    outbox: databaseOutbox(database, sqlFunctions),
    delivery: { close() {}, connections: 8, ...delivery },
    accepted: acceptedLog(acceptedFile),
    clock,
    log,
    metrics: createMetrics(),
  };
  onTestFinished(() => context.delivery.close());
  const states = () =>
    database.selectFrom("mail_job").select(["state", "attempts", "unknowns", "last_error"]).execute();
  const otherOutbox = databaseOutbox(database, sqlFunctions);
  return { context, database, enqueue, states, otherOutbox, lines, acceptedFile };
}

/** Returns whether the mail server takes mail, or undefined if none is due. */
export async function deliverNext(context: MailContext, signal = new AbortController().signal) {
  const claimedAt = context.clock.elapsed();
  const mail = await context.outbox.claimNext();
  if (!mail) return undefined;
  return !((await createDeliver(context, signal, signal)(mail, claimedAt)) in pauses);
}
