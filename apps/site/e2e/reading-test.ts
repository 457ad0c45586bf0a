import { SiteServer } from "./site-server.ts";
import { test as base } from "./test.ts";

/** `test` for journeys that send nothing: they share a server, for one takes a while to start. */
export const test = base.extend<object, { sharedServer: SiteServer }>({
  sharedServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, provide) => {
      await using server = await SiteServer.start();
      await provide(server);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ sharedServer }, provide) => provide(sharedServer.url),
});

export { expect } from "./test.ts";
