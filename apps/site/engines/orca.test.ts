import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { SiteServer } from "../e2e/site-server.ts";
import { orcaNeeds, startOrca, type Orca } from "./start-orca.ts";

const missing = orcaNeeds.filter((path) => !existsSync(path));
const words = missing.length > 0 ? ` is left out: ${missing.join(", ")} is missing` : "";

describe.skipIf(missing.length > 0)(`Orca in Firefox${words}`, () => {
  let server: SiteServer;
  beforeAll(async () => {
    server = await SiteServer.start();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const orcaAt = async (path: string): Promise<Orca> => {
    const orca = await startOrca(server.url + path);
    onTestFinished(orca.close);
    return orca;
  };

  test("fields that are empty yet are required, and not called invalid", async () => {
    const orca = await orcaAt("/contactus");
    const said = await pressUntil(orca, "Tab", "Description");
    expect(said).toContain("Topic combo box");
    expect(said).toContain("Email entry required");
    expect(said).not.toContain("invalid");
  });

  test("a refused form says how many mistakes it has, and leads to each", async () => {
    const orca = await orcaAt("/partnership");
    await pressUntil(orca, "Tab", "Submit");
    const said = await orca.press("Return");
    expect(said).toContain("Please fix the following");
    expect(await pressUntil(orca, "Tab", "Email is required")).toContain("Name is required");
  });
});

/** Presses a key until a text is said, twenty times at most; answers with all that was said. */
async function pressUntil(orca: Orca, key: string, text: string): Promise<string> {
  let said = "";
  for (let presses = 0; presses < 20 && !said.includes(text); presses += 1)
    said += `${await orca.press(key)}\n`;
  return said;
}
