import { createHash } from "node:crypto";

/** A file that pages share: its name below `assets/`, which its content decides, and its text. */
export type AssetFile = { name: string; text: string };

/** @param kind the name's first part, before the content's hash */
export function svgFile(kind: string, text: string): AssetFile {
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return { name: `${kind}-${hash}.svg`, text };
}
