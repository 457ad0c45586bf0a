import { expect, test } from "vitest";
import { startTestServer } from "../../test/start-test-server.ts";
import { dataFolder, executeSql } from "../../test/stored-messages.ts";
import { damageSenders } from "../../test/zero-page.ts";

async function start(environment: Record<string, string>) {
  const settings = { ...environment, METRICS_PORT: "0", PUBLIC_URL: "http://fixture.example" };
  const server = await startTestServer(settings, { probeInterval: 50 });
  const isDamaged = async () =>
    /^matchfront_store_damaged (\d)$/m.exec(await (await fetch(server.metrics)).text())?.[1];
  return { ...server, isDamaged };
}

test("is not ready with a damaged page that no message touches (P8)", async () => {
  const { environment, file } = await dataFolder();
  await damageSenders(file);
  const { statusOf, isDamaged } = await start(environment);
  await expect.poll(() => statusOf("/readyz")).toBe(503);
  expect([await isDamaged(), await statusOf("/readyz/pages")]).toEqual(["1", 200]);
});

test("is ready and undamaged, but not while no mail can be claimed (P2, P8)", async () => {
  const { environment, file } = await dataFolder();
  const { statusOf, isDamaged } = await start(environment);
  await expect.poll(isDamaged).toBe("0");
  expect(await statusOf("/readyz")).toBe(200);
  executeSql(file, "alter table mail_job rename to elsewhere");
  await expect.poll(() => statusOf("/readyz")).toBe(503);
  executeSql(file, "alter table elsewhere rename to mail_job");
  await expect.poll(() => statusOf("/readyz")).toBe(200);
});
