import { formsAndCallsBugs } from "./bugs/forms-and-calls.ts";
import { serverBugs } from "./bugs/server.ts";
import { siteBugs } from "./bugs/site.ts";
import { uiBugs } from "./bugs/ui.ts";
import type { Mutation } from "./mutation.ts";

/** Every bug that the tests must find, through all workspaces. */
export const mutations: readonly Mutation[] = [...uiBugs, ...formsAndCallsBugs, ...serverBugs, ...siteBugs];
