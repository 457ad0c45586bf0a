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
/** Only a short reference, so that a link cannot make the page show other words. */
const sentMessage = /^(?:\/[a-z]{2})?\/[\w-]+\/sent\/?\?reference=([\da-f]{8})$/;

export function placeholdersOf(url: string, now: Date, isStoreOwn = false): Placeholders {
  const [, reference] = sentMessage.exec(url) ?? [];
  return {
    today: now.toISOString().slice(0, 10),
    isEmailedLink: mayContainToken(url),
    reference,
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
    sentence.replace("{reference}", reference),
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
