import type { IncomingHttpHeaders } from "node:http";
import { negotiate } from "@fastify/accept-negotiator";

/**
 * Returns the value that a header such as `Accept` prefers, or undefined if it names none of them. Values, `q` and `x-gzip`
 * are compared without case (RFC 9110, section 12.5). The negotiator does not, and lets `*` stand for a value with `q=0`.
 *
 * @param values in the server's order of preference
 */
export function preferredOf<Value extends string>(
  header: string | undefined = "",
  values: readonly Value[],
): Value | undefined {
  const text = header.toLowerCase().replaceAll(/x-(?=gzip)|\s+|;(?!\s*q\s*=)[^;,]*/g, "");
  const refusals = text.matchAll(/(?:^|,)([^,;]*);q=0(?:\.0*)?(?=,|$)/g);
  const refused = new Set(Array.from(refusals, ([, value]) => value));
  const allowed = values.filter((value) => !refused.has(value));
  const preferred = negotiate(text, allowed);
  return allowed.find((value) => value === preferred);
}

/** Whether the client asks for HTML, as browsers do. Programs ask for JSON or for any type. */
export function prefersHtml({ accept }: IncomingHttpHeaders): boolean {
  return preferredOf(accept, ["text/html", "application/json"]) === "text/html";
}
