import { describe, expect, test } from "vitest";
import { databases } from "../../test/databases.ts";
import { temporaryFolder } from "../../test/temporary-database.ts";
import { databasePersonalData } from "../operations/personal-data.ts";
import { createNumberStore } from "./number-store.ts";

const labels = { kind: "view", language: "en", device: "phone", campaign: "" } as const;
const views = (name: string, count: number) => ({ ...labels, name, count });
const now = Date.parse("2026-11-24T12:00:00.000Z");

describe.each(databases)("numbers in $name", ({ open }) => {
  test("are those of all nodes together, by day", async () => {
    let time = "2026-11-23T23:00:00.000Z";
    const { database, sqlFunctions } = await open(() => Date.parse(time));
    const nodes = [1, 2, 3, 4].map(() => createNumberStore(database, sqlFunctions));
    const pages = [views("/", 2), views("/faq", 3)];
    await nodes[0]?.add([views("/", 7)]);
    time = "2026-11-24T09:00:00.000Z";
    await Promise.all(nodes.map((node) => node.add(pages)));
    time = "2026-11-24T23:59:00.000Z";
    await nodes[0]?.add([views("/", 1)]);
    await nodes[0]?.add([]);
    expect(await nodes[1]?.byDay("2026-11-24")).toEqual([
      { ...views("/", 9), day: "2026-11-24" },
      { ...views("/faq", 12), day: "2026-11-24" },
    ]);
  });

  test("are deleted after a year by the purge, with the campaigns that had ended by then", async () => {
    let time = Date.parse("2025-11-24T11:00:00.000Z");
    const { database, sqlFunctions } = await open(() => time);
    const store = createNumberStore(database, sqlFunctions);
    for (const name of ["ended", "ending", "open"]) await store.addCampaign(name);
    await store.endCampaign("ended");
    await store.add([views("/", 1)]);
    time += 2 * 60 * 60_000;
    await store.add([views("/", 2)]);
    time = now;
    await store.endCampaign("ending");
    await databasePersonalData(database, sqlFunctions, await temporaryFolder()).tidy(
      new Date(now),
      new Date(now),
    );
    expect(await store.byDay("2025")).toEqual([{ ...views("/", 2), day: "2025-11-24" }]);
    expect((await store.campaigns()).map(({ name }) => name)).toEqual(["ending", "open"]);
  });
});
