import type { IncomingHttpHeaders } from "node:http";

/**
 * Returns the value that a header such as `Accept` prefers, or undefined if it names none of them. Values, `q` and `x-gzip`
 * are compared without case (RFC 9110, section 12.5).
 *
 * @param values in the server's order of preference
 */
export function preferredOf<Value extends string>(
  header: string | undefined = "",
  values: readonly Value[],
): Value | undefined {
  const named = header.toLowerCase().matchAll(/([^\s,;]+)([^,]*)/g);
  const qualities = new Map(
    Array.from(named, ([, name = "", parameters = ""]) => {
      const [, q = 1] = /;\s*q\s*=\s*([^\s;]*)/.exec(parameters) ?? [];
      return [name.replace(/^x-(?=gzip$)/, ""), Number(q)];
    }),
  );
  const qualityOf = (value: string) => qualities.get(value) ?? qualities.get("*") ?? 0;
  return values.filter((value) => qualityOf(value) > 0).toSorted((a, b) => qualityOf(b) - qualityOf(a))[0];
}

/** Whether the client asks for HTML, as browsers do. Programs ask for JSON or for any type. */
export function prefersHtml({ accept }: IncomingHttpHeaders): boolean {
  return preferredOf(accept, ["text/html", "application/json"]) === "text/html";
}
