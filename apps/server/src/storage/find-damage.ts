import { DatabaseSync } from "node:sqlite";
import { errorText } from "../config/errors.ts";
import { damageText, isDamage } from "./sqlite-errors.ts";

/** Checks the structure of all pages of a file. Returns what is wrong, and the remedy. */
export function findDamage(file: string): string | undefined {
  using sqlite = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  const faults = findFaults(sqlite, "quick_check");
  return faults && damageText(file, faults);
}

export function findFaults(sqlite: DatabaseSync, check: "quick_check" | "integrity_check") {
  try {
    const rows = sqlite.prepare(`pragma ${check}(3)`).all();
    const faults = rows.map((row) => row[check]).join("; ");
    return faults === "ok" ? undefined : faults;
  } catch (error) {
    if (isDamage(error)) return errorText(error);
    throw error;
  }
}
