import { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";

/** Locks a database as another process does, until it is released or the test is over. */
export function lockDatabase(file: string) {
  const other = new DatabaseSync(file, { timeout: 5000 });
  const release = () => {
    if (other.isOpen) other.close();
  };
  onTestFinished(release);
  other.exec("begin immediate");
  return { release };
}
