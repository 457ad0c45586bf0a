import { existsSync, readFileSync } from "node:fs";
import type { CheckContext, CheckResult } from "./start-checks.ts";

/** The descriptors of all but visitors' connections. */
const reserve = 128;
/** Only Linux has it. */
const limitsFile = "/proc/self/limits";

/** Returns how many of the connections fit into the limit of open files, which Node has raised as far as it may. */
export function fittingConnections(wanted: number): number {
  const limits = existsSync(limitsFile) ? readFileSync(limitsFile, "utf8") : "";
  const [, limit = Infinity] = /^Max open files +(\d+)/m.exec(limits) ?? [];
  return Math.min(wanted, Math.max(10, Number(limit) - reserve));
}

export async function checkOpenFiles({ environment }: CheckContext): Promise<CheckResult> {
  const { MAX_CONNECTIONS: wanted } = environment;
  const fitting = fittingConnections(wanted);
  const warning = `MAX_CONNECTIONS is ${wanted}, but the limit of open files allows ${fitting}, so the server accepts ${fitting}. Raise the limit (LimitNOFILE, ulimit -n) to ${wanted + reserve}, or set MAX_CONNECTIONS=${fitting}.`;
  return { found: `${fitting} connections`, warnings: fitting < wanted ? [warning] : [] };
}
