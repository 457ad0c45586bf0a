import type { DayCount, NumberStore } from "./number-store.ts";

interface Row {
  readonly label: string;
  readonly values: readonly number[];
}

/** A table of counts, whose bars show the first column. `of` is the heading of the labels. */
export interface NumberTable {
  readonly title: string;
  readonly of: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

type Test = (count: DayCount) => boolean;

/** What readers must know of the counts. */
export const caveats: readonly string[] = [
  "Days are in UTC. <5 stands for every count below five. Views are by people. An entry is a view from elsewhere.",
  "Visitors with Do Not Track or Global Privacy Control are not counted. Bots are counted by their page views only.",
  "Scripts count clicks on store buttons, started forms and searches. Those of visitors without script, and of pages without one, such as /download, are missing.",
  "The store “none” stands for devices that have neither store: /get leads them to a page.",
  "Pages that a CDN or proxy answers from its cache are missing.",
];

const day = 24 * 60 * 60_000;
const isBot = isOn("bot");
const isPerson: Test = ({ kind, device }) => kind === "view" && device !== "bot";

/** Returns a count as it may be shown: a small one could be about one person. */
export function shownCount(count: number): string {
  return count < 5 ? "<5" : count.toLocaleString("en");
}

/** Returns the length of a row's bar, 0 to 1. It does not tell a small count either. */
export function barLength({ values: [value = 0] }: Row, rows: readonly Row[]): number {
  return value < 5 ? 0 : value / Math.max(...rows.map(({ values: [first = 0] }) => first));
}

/** Returns the first of so many days (UTC) until today, such as 2026-11-24. */
export function firstDay(days: number, now: Date): string {
  return new Date(now.getTime() - (days - 1) * day).toISOString().slice(0, 10);
}

export async function reportOf(numbers: Pick<NumberStore, "byDay">, days: number, now: Date) {
  const counts = await numbers.byDay(firstDay(days, now));
  const allDays = Array.from({ length: days }, (_, index) => firstDay(days - index, now));
  const devices = { Phone: isOn("phone"), Tablet: isOn("tablet"), Desktop: isOn("desktop") };
  const toStores = { "/get": is("redirect"), Clicks: is("click") };
  const table = tableOf.bind(undefined, counts);
  return [
    table("Page views by day", "Day", "day", { Views: isPerson, Bots: isBot }, allDays),
    table("Languages", "Language", "language", { Views: isPerson, Bots: isBot }),
    table("Where visitors came from", "Source", "name", { Entries: is("entry") }),
    table("Pages", "Page", "name", { Views: isPerson, ...devices, Bots: isBot }),
    table("Campaigns", "Campaign", "campaign", { Entries: is("entry"), ...toStores }),
    table("Stores", "Store", "name", toStores),
    table("Forms", "Form", "name", { Shown: is("shown"), Started: is("started"), Sent: is("sent") }),
    table("Searches without a result", "Search", "name", { Times: is("empty-search") }),
  ];
}

function is(kind: string): Test {
  return (count) => count.kind === kind;
}

function isOn(device: string): Test {
  return (count) => count.kind === "view" && count.device === device;
}

/** @param labels the rows, if those without counts are shown, too */
function tableOf(
  counts: readonly DayCount[],
  title: string,
  of: string,
  label: "day" | "name" | "language" | "campaign",
  columns: Readonly<Record<string, Test>>,
  labels?: readonly string[],
): NumberTable {
  const tests = Object.values(columns);
  const own = counts.filter((count) => count[label] !== "" && tests.some((has) => has(count)));
  const groups = Map.groupBy(own, (count) => count[label]);
  const rows = (labels ?? [...groups.keys()]).map((name) => {
    const group = groups.get(name) ?? [];
    const values = tests.map((has) => group.reduce((sum, count) => sum + (has(count) ? count.count : 0), 0));
    return { label: name, values };
  });
  if (!labels) rows.sort((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0));
  return { title, of, columns: Object.keys(columns), rows };
}
