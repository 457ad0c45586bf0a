import { formsAndCallsBugs } from "./forms-and-calls.ts";
import { operationsBugs } from "./operations.ts";
import { serverBugs } from "./server.ts";
import { siteBugs } from "./site.ts";
import { uiBugs } from "./ui.ts";
import type { Mutation } from "./mutation.ts";

/** Every mutation that the tests must kill, across all workspaces. */
export const mutations: readonly Mutation[] = [
  ...uiBugs,
  ...formsAndCallsBugs,
  ...serverBugs,
  ...operationsBugs,
  ...siteBugs,
];
