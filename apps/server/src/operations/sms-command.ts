import { hasEnoughEntered } from "../sms/sms-budget.ts";
import { command, type CommandContext, type Commands } from "./command.ts";

export const smsCommands: Commands = {
  "sms status": command("", "shows how many codes were sent and entered, and the limits", showStatus),
  "sms resume": command("", "sends codes again, if they were stopped because too few were entered", resume),
};

async function showStatus({ smsBudget, environment, print }: CommandContext): Promise<void> {
  const { counts, sent, entered } = await smsBudget.usage();
  const { SMS_MAX_PER_DAY, SMS_MAX_PER_DIALING_CODE: codes } = environment;
  const own = Object.entries(codes.own).map(([code, limit]) => `, ${limit} to ${code}`);
  print(`Limits: ${SMS_MAX_PER_DAY} codes a day; ${codes.others} to one dialing code${own.join("")}.`);
  const most = (key: string) => (key === "day" ? SMS_MAX_PER_DAY : (codes.own[key] ?? codes.others));
  for (const { key, count, endsAt } of counts.filter((row) => row.key !== "hour"))
    print(`${key.padEnd(5)} ${count} of ${most(key)}, until ${endsAt.slice(0, 16).replace("T", " ")} UTC`);
  if (counts.length === 0) print("No code was sent in the last day.");
  print(`Of the last ${sent} codes, ${entered} were entered.`);
  if (!hasEnoughEntered({ sent, entered }))
    print("The server sends no more codes. Look for many similar numbers (fraud), then run sms resume.");
}

async function resume({ smsBudget, print }: CommandContext): Promise<void> {
  await smsBudget.resume();
  print("The server sends codes again. It stops if fewer than ten of the next fifty are entered.");
}
