import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe } from "vitest";
import { SiteServer } from "../e2e/site-server.ts";
import type { Engine, EnginePage } from "./engine.ts";
import { engines } from "./engines.ts";

type Opened = {
  page: EnginePage;
  server: SiteServer;
  /** A phone number in Nigeria that no member has. */
  number: string;
};

type Suite = {
  engine: Engine;
  open: () => Opened;
};

/** Describes a suite, or skips it and names the required paths that are missing. */
export function describeInstalled(name: string, requiredPaths: readonly string[], run: () => void): void {
  const missing = requiredPaths.filter((path) => !existsSync(path));
  const words = missing.length > 0 ? ` is skipped: ${missing.join(", ")} is missing` : "";
  describe.skipIf(missing.length > 0)(`${name}${words}`, () => {
    run();
  });
}

/** Describes a suite for each engine, with its own page and server. Skips engines that are not installed. */
export function describeEngines(describeIn: (suite: Suite) => void): void {
  for (const [index, engine] of engines.entries()) {
    describeInstalled(engine.name, engine.requiredPaths, () => {
      let opened: Opened;
      // Separate servers, because each limits the messages from one IP address.
      beforeAll(async () => {
        const server = await SiteServer.start();
        await server.addMember("+2348031230000");
        opened = { server, page: await engine.start(), number: String(8_031_240_000 + index) };
      });
      afterAll(async () => {
        await opened.page.close();
        await opened.server[Symbol.asyncDispose]();
      });
      describeIn({ engine, open: () => opened });
    });
  }
}
