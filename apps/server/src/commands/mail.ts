import type { CommandContext, Program } from "./run-program.ts";

/** Retries mail that was not accepted. */
export const mailCommands: Program = {
  retry: {
    parameters: "",
    summary: "tries all mail again that has not left, also what a mail server refused for good",
    run: retry,
  },
};

async function retry({ outbox, print }: CommandContext): Promise<void> {
  const failed = await outbox.retryFailed();
  const due = await outbox.rescheduleAll();
  if (due === 0) return print("No mail waits.");
  print(`Mails to be tried again: ${due}, of which had been refused for good: ${failed}.`);
  print("A running server tries them within a minute, another one when it starts.");
}
