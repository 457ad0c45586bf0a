import { onTestFinished } from "vitest";

/** Linux's user without rights. */
export const nobody = 65_534;

/** Drops root's right to write anywhere, until the test is over. */
export function becomeNobody(): void {
  if (process.geteuid?.() !== 0) return;
  process.seteuid?.(nobody);
  onTestFinished(() => process.seteuid?.(0));
}
