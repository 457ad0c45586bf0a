import { createLog } from "../src/operations/create-log.ts";

export function logLines(level = "info") {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  return { log: createLog(level, stream), lines };
}
