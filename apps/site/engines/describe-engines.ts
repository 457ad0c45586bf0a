import { afterAll, beforeAll, describe } from "vitest";
import { SiteServer } from "../e2e/site-server.ts";
import type { Engine, EnginePage } from "./engine.ts";
import { engines, missingFor } from "./engines.ts";

type Opened = {
  page: EnginePage;
  server: SiteServer;
  /** A number that no member has. */
  number: string;
};

type Suite = {
  engine: Engine;
  /** The engine's page and its server, once a test runs. */
  open: () => Opened;
  /** What the page has said since the last question, without what this engine may say. */
  complaints: () => Promise<string[]>;
};

/** Describes each engine with a page and a server of its own; one that is missing is left out with a word. */
export function describeEngines(describeIn: (suite: Suite) => void): void {
  for (const [index, engine] of engines.entries()) {
    const missing = missingFor(engine);
    const words = missing.length > 0 ? ` is left out: ${missing.join(", ")} is missing` : "";

    describe.skipIf(missing.length > 0)(`${engine.name}${words}`, () => {
      let opened: Opened;
      // One each: a server takes only so many messages from one address.
      beforeAll(async () => {
        const server = await SiteServer.start();
        await server.addMember("+2348031230000");
        opened = { server, page: await engine.start(), number: String(8_031_240_000 + index) };
      });
      afterAll(async () => {
        await opened.page.close();
        await opened.server[Symbol.asyncDispose]();
      });
      describeIn({
        engine,
        open: () => opened,
        complaints: async () =>
          (await opened.page.complaints()).filter((text) => !engine.expectedComplaint.test(text)),
      });
    });
  }
}
