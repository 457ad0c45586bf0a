import { createHmac, randomBytes } from "node:crypto";
import { mayContainToken } from "@matchfront/locales/emailed-link";

export interface Placeholders {
  /** The current day (UTC), as 2026-12-24. */
  readonly today: string;
  /** Whether the address may be that of an emailed link, which needs a script. */
  readonly isEmailedLink: boolean;
  readonly reference: string | undefined;
  /** Whether this server stores messages and members, which decides some texts. A backend may do otherwise. */
  readonly isStoreOwn: boolean;
}

const yearPattern = /(<span data-current-year="">)(\d{4})/g;
const ownPart = /<template data-own-store="">(.*?)<\/template>/gs;
const datedNotice = /<section[^>]* data-until="([\d-]+)"[^>]*>.*?<\/section>/s;
/** The page's script, in a template from which the next script takes it once the page has loaded. */
const lateScript = /<template id="late">(.*?)<\/template><script>.*?<\/script>/s;
const sentMessage = /^(?:\/[a-z]{2})?\/[\w-]+\/sent\/?\?reference=([^&]+)(?:&proof=([\da-f]{16}))?$/;
const ownReference = /^[\da-f]{8}$/;
/** New at each start: then, and on another server, the page does not show an earlier backend's reference. */
const proofKey = randomBytes(32);

/** Returns the query for the page after a native post. One of a backend has a proof, see `readReference`. */
export function sentQuery(reference = ""): string {
  if (ownReference.test(reference)) return `?reference=${reference}`;
  // Addresses are short, and a lone surrogate cannot be encoded.
  if (!/^[ -~]{1,64}$/.test(reference)) return "";
  const encoded = encodeURIComponent(reference);
  return `?reference=${encoded}&proof=${proofOf(encoded)}`;
}

/** Reads a reference of ours, or one that this server wrote: no other link makes the page show words. */
function readReference(url: string): string | undefined {
  const [, encoded = "", proof] = sentMessage.exec(url) ?? [];
  if (ownReference.test(encoded)) return encoded;
  return proof && proof === proofOf(encoded) ? decodeURIComponent(encoded) : undefined;
}

function proofOf(encoded: string): string {
  return createHmac("sha256", proofKey).update(encoded).digest("hex").slice(0, 16);
}

export function placeholdersOf(url: string, now: Date, isStoreOwn = false): Placeholders {
  return {
    today: now.toISOString().slice(0, 10),
    isEmailedLink: mayContainToken(url),
    reference: readReference(url),
    isStoreOwn,
  };
}

/** Fills in a page, which needs no script for it. Returns the same text if nothing changes. */
export function fillPage(html: string, { today, reference, ...placeholders }: Placeholders): string {
  const current = html
    .replaceAll(yearPattern, `$1${today.slice(0, 4)}`)
    .replaceAll(ownPart, placeholders.isStoreOwn ? "$1" : "")
    .replace(datedNotice, (notice, until: string) => (today <= until ? notice : ""));
  // The script runs at once: it removes the link's secret from the address and opens its dialog.
  if (placeholders.isEmailedLink)
    return delayFonts(current.replace(templateOf("emailed-link"), "$1").replace(lateScript, "$1"));
  if (!reference) return current;
  return current.replace(templateOf("reference"), (_, sentence: string) =>
    sentence.replace("{reference}", () => reference.replaceAll("&", "&amp;").replaceAll("<", "&lt;")),
  );
}

/**
 * Moves the fonts that a page does not preload into a template, from which its script takes them once no token is in the
 * address. Chromium requests fonts of an inline style with the page's address as `Referer`, whatever the page's policy.
 */
function delayFonts(html: string): string {
  const late: string[] = [];
  const first = html.replaceAll(/@font-face\{[^}]*url\(([^)]+)\)[^}]*\}/g, (rule, url: string) => {
    if (html.includes(`href="${url}"`)) return rule;
    late.push(rule);
    return "";
  });
  if (late.length === 0) return html;
  return first.replace("</style>", `$&<template data-fonts=""><style>${late.join("")}</style></template>`);
}

function templateOf(name: string): RegExp {
  return new RegExp(`<template data-${name}="">(.*?)</template>`, "s");
}
