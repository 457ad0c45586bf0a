import { errorCodes, type FastifyInstance } from "fastify";

const stringOrKey = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/**
 * Makes a plugin's routes refuse JSON bodies that name a key twice. Programs differ on which of the two they
 * read (RFC 8259 section 4), so such a body may mean one thing to a filter and another to us. Bodies are flat:
 * a key counts as repeated at any depth.
 *
 * @example parseJsonStrictly(app);
 */
export function parseJsonStrictly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, text, done) => {
    void parse(request, text, (error, body) => {
      if (!error && repeatsKey(text)) done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY());
      else done(error, body);
    });
  });
}

/** In valid JSON, the strings that a colon follows are the keys. */
function repeatsKey(json: string): boolean {
  const keys = [...json.matchAll(stringOrKey)]
    .filter(([, colon]) => colon)
    .map(([key]): unknown => JSON.parse(key.slice(0, key.lastIndexOf('"') + 1)));
  return new Set(keys).size < keys.length;
}
