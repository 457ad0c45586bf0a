import type { Mistake } from "../config/public-server.ts";

/** What a check found: that all is well, or what is not. A failure is harm that is done now; a warning may become one. */
export type Finding =
  | { readonly level: "ok"; readonly found: string }
  | ({ readonly level: "warning" | "failure" } & Mistake);

/** @example ok("sound, 1940 messages") */
export function ok(found: string): Finding {
  return { level: "ok", found };
}

/** @example warning({ found: "no backup", expected: "one a day", fix: "run backup" }) */
export function warning(mistake: Mistake): Finding {
  return { level: "warning", ...mistake };
}

/** @example failure({ found: "2 mails were refused for good", expected: "none", fix: "run mail retry" }) */
export function failure(mistake: Mistake): Finding {
  return { level: "failure", ...mistake };
}
