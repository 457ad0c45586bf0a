import { SetupError } from "../config/errors.ts";
import { barLength, caveats, firstDay, reportOf, shownCount, type NumberTable } from "../numbers/report.ts";
import { command, type CommandContext, type Commands, type Options } from "./command.ts";

const maxDays = 365;
const maxBarWidth = 24;

export const numberCommands: Commands = {
  numbers: command(
    "[--days <days>] [--csv]",
    "shows visits, campaigns, store clicks and forms of the last 30 days",
    showNumbers,
  ),
  "campaigns add": command("<campaign>", "starts counting a campaign, also one that ended", addCampaign),
  "campaigns list": command("", "lists all campaigns", listCampaigns),
  "campaigns end": command("<campaign>", "stops counting a campaign", endCampaign),
};

async function showNumbers({ numbers, print }: CommandContext, _: string, options: Options): Promise<void> {
  const given = String(options.days ?? 30);
  const days = Number(given);
  if (!/^\d+$/.test(given) || days < 1 || days > maxDays)
    throw new SetupError(`--days: expected a whole number from 1 to ${maxDays}, got "${given}".`);
  const now = new Date();
  if (options.csv) {
    print("day,kind,name,language,device,campaign,count");
    for (const { count, ...row } of await numbers.byDay(firstDay(days, now)))
      print([...Object.values(row), count < 5 ? "<5" : count].join(","));
    return;
  }
  for (const table of await reportOf(numbers, days, now)) printTable(table, print);
  for (const caveat of caveats) print(caveat);
}

function printTable({ title, of, columns, rows }: NumberTable, print: (line: string) => void): void {
  print(title);
  if (rows.length === 0) return print("  none\n");
  const labelWidth = Math.max(of.length, ...rows.map(({ label }) => label.length));
  const line = (label: string, cells: readonly string[], barWidth = 0) =>
    `  ${label.padEnd(labelWidth)} ${cells.map((cell) => cell.padStart(8)).join("")}  ${"█".repeat(barWidth)}`.trimEnd();
  print(line(of, columns));
  for (const row of rows)
    print(line(row.label, row.values.map(shownCount), Math.round(barLength(row, rows) * maxBarWidth)));
  print("");
}

async function addCampaign({ numbers, print }: CommandContext, name: string): Promise<void> {
  if (!/^[a-z0-9-]{2,32}$/.test(name))
    throw new SetupError(
      `${JSON.stringify(name)} is not a campaign's name. Expected 2 to 32 letters a to z, digits or hyphens.`,
    );
  await numbers.addCampaign(name);
  print(`Links: /?c=${name}, /get?c=${name}, /a/${name}. The server counts them within a minute.`);
}

async function listCampaigns({ numbers, print }: CommandContext): Promise<void> {
  const all = await numbers.campaigns();
  if (all.length === 0) print("There are no campaigns yet. Add one: campaigns add <campaign>.");
  for (const { name, created_at: created, ended_at: ended } of all)
    print(`${name.padEnd(32)}  since ${created.slice(0, 10)}${ended ? `, ended ${ended.slice(0, 10)}` : ""}`);
}

async function endCampaign({ numbers, print }: CommandContext, name: string): Promise<void> {
  if (!(await numbers.endCampaign(name)))
    throw new SetupError(`No open campaign is called ${JSON.stringify(name)}. See: campaigns list.`);
  print(`${name} ends within a minute.`);
}
