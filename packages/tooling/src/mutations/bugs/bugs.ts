import { formsAndCallsBugs } from "./forms-and-calls.ts";
import { serverBugs } from "./server.ts";
import { siteBugs } from "./site.ts";
import { uiBugs } from "./ui.ts";
import type { Mutation } from "./mutation.ts";

/** Every bug that the tests must find, through all workspaces. */
export const mutations: readonly Mutation[] = [...uiBugs, ...formsAndCallsBugs, ...serverBugs, ...siteBugs];
