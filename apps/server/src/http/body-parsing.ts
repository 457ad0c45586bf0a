import { parse } from "node:querystring";
import { errorCodes, type FastifyInstance, type FastifyRequest } from "fastify";

const { FST_ERR_CTP_INVALID_MEDIA_TYPE: Unsupported } = errorCodes;

const stringOrKey = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/** The bodies that a plugin's routes accept; any other content type is rejected with 415. */
interface AcceptedBodies {
  readonly json?: boolean;
  /** The size limit of a form-encoded body, in bytes. @default none is accepted */
  readonly formLimit?: number;
}

/** Accepts these bodies in the charset of their type, UTF-8 by default. Compressed ones are rejected with 415, too. */
export function acceptBodies(app: FastifyInstance, { json, formLimit = 0 }: AcceptedBodies): void {
  app.removeContentTypeParser(["text/plain", "application/json"]);
  app.addHook("preParsing", async ({ headers: { "content-encoding": coding = "" } }) => {
    if (!["", "identity"].includes(coding.toLowerCase())) throw new Unsupported(coding);
  });
  if (json) parseJsonStrictly(app);
  const options = { parseAs: "buffer", bodyLimit: formLimit } as const;
  if (formLimit) app.addContentTypeParser<Buffer>("application/x-www-form-urlencoded", options, parseForm);
}

/**
 * Rejects JSON that names a key twice, which Fastify's parser accepts. Programs differ on which of the two they read (RFC
 * 8259, section 4), so that a filter could read another value. Bodies are flat: a key counts as repeated at any depth.
 */
function parseJsonStrictly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, parseStrictly);

  async function parseStrictly(request: FastifyRequest, bytes: Buffer): Promise<unknown> {
    const text = decode(bytes, request);
    const body = await new Promise((resolve, reject) => {
      void parseJson(request, text, (error, parsed) => (error ? reject(error) : resolve(parsed)));
    });
    if (repeatsKey(text)) throw new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY();
    return body;
  }
}

const toCharacter = (_escape: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));

async function parseForm(request: FastifyRequest, bytes: Buffer): Promise<unknown> {
  let failure: unknown;
  const decodeURIComponent = (text: string) => {
    const value = Buffer.from(text.replaceAll(/%([\da-f]{2})/gi, toCharacter), "latin1");
    try {
      return decode(value, request);
    } catch (error) {
      failure = error;
      return value.toString();
    }
  };
  // The page returns what could be read.
  request.body = parse(bytes.toString("latin1"), "&", "=", { decodeURIComponent });
  if (failure) throw failure;
  return request.body;
}

function decode(bytes: Buffer, { headers: { "content-type": type = "" } }: FastifyRequest): string {
  // ASCII is read as UTF-8, which has it. TextDecoder would read it as Windows-1252.
  const [, label] = /;\s*charset\s*=\s*"?(?!(?:us-)?ascii\b)([^\s";]+)/i.exec(type) ?? [];
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    throw new Unsupported(type);
  }
}

/** In valid JSON, a string before a colon is a key. */
function repeatsKey(json: string): boolean {
  const keys = [...json.matchAll(stringOrKey)]
    .filter(([, colon]) => colon)
    .map(([key]): unknown => JSON.parse(key.slice(0, key.lastIndexOf('"') + 1)));
  return new Set(keys).size < keys.length;
}
