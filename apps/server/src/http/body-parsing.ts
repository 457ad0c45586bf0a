import formbody from "@fastify/formbody";
import { errorCodes, type FastifyInstance } from "fastify";

const stringOrKey = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/** The bodies that a plugin's routes accept; any other content type is rejected with 415. */
interface AcceptedBodies {
  readonly json?: boolean;
  /** The size limit of a form-encoded body, in bytes. @default none is accepted */
  readonly formLimit?: number;
}

export async function acceptBodies(app: FastifyInstance, { json, formLimit }: AcceptedBodies): Promise<void> {
  app.removeContentTypeParser(["text/plain", "application/json"]);
  if (json) parseJsonStrictly(app);
  if (formLimit !== undefined) await app.register(formbody, { bodyLimit: formLimit });
}

/**
 * Rejects JSON that names a key twice, which Fastify's parser accepts. Programs differ on which of the two they read (RFC
 * 8259, section 4), so that a filter could read another value. Bodies are flat: a key counts as repeated at any depth.
 */
function parseJsonStrictly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, text, done) => {
    void parse(request, text, (error, body) => {
      if (!error && repeatsKey(text)) done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY());
      else done(error, body);
    });
  });
}

/** In valid JSON, a string before a colon is a key. */
function repeatsKey(json: string): boolean {
  const keys = [...json.matchAll(stringOrKey)]
    .filter(([, colon]) => colon)
    .map(([key]): unknown => JSON.parse(key.slice(0, key.lastIndexOf('"') + 1)));
  return new Set(keys).size < keys.length;
}
