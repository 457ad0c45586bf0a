import { counted } from "./counted.ts";
import type { NamedFinding } from "./examine.ts";

/** Describes findings for people: a line for what is well, three for what is not. */
export function describeFindings(findings: readonly NamedFinding[]): readonly string[] {
  return [...findings.flatMap(describe), summaryOf(findings)];
}

/** How many failures and warnings there are. @example summaryOf([]); // "All is well." */
export function summaryOf(findings: readonly NamedFinding[]): string {
  const counts = (["failure", "warning"] as const).flatMap((level) => {
    const count = findings.filter(({ finding }) => finding.level === level).length;
    return count === 0 ? [] : [counted(count, level)];
  });
  return counts.length === 0 ? "All is well." : `${counts.join(", ")}.`;
}

function describe({ check, finding }: NamedFinding): readonly string[] {
  const { level, found } = finding;
  const first = `${level.padEnd(7)}  ${check.padEnd(9)}  ${found}`;
  if (finding.level === "ok") return [first];
  const indent = " ".repeat(20);
  return [first, `${indent}Expected: ${finding.expected}`, `${indent}To fix:   ${finding.fix}`];
}
