import { join } from "node:path";

/** The repository's root. */
export const repository = join(import.meta.dirname, "../../..");
