import type { Site } from "./site.ts";

/** What a page says that is not known when it is built. */
export interface Filling {
  /** The day (UTC) on which it is served, as 2026-12-24. */
  readonly today: string;
  /** Whether its address is that of an emailed link, which needs a script. */
  readonly isEmailedLink: boolean;
  /** Of the message that was sent without script. */
  readonly reference: string | undefined;
}

const yearPattern = /(<span data-current-year="">)(\d{4})/g;
const datedNotice = /<section[^>]* data-until="([\d-]+)"[^>]*>.*?<\/section>/s;
/** A page's script waits in a template until the page has loaded; the script after it takes it out. */
const lateScript = /<template id="late">(.*?)<\/template><script>.*?<\/script>/s;
/** On the home page of any language, or below it; also an address that is not found, and that nothing may keep either. */
const emailedLink =
  /\/resetPhoneNumber\/[^?]|^(?:\/[a-z]{2})?\/?(?:index\.html)?\?(?:[^#]*&)?(?:token|password)=[^&]/i;
/** Only a short reference: a link must not make the page show words of its author. */
const sentMessage = /^(?:\/[a-z]{2})?\/[\w-]+\/sent\/?\?reference=([\da-f]{8})$/;

/** Whether an address is that of an emailed link, which nothing may keep. @param url its path and query */
export function isEmailedLink(url: string): boolean {
  return emailedLink.test(decodeAscii(url));
}

/** Returns the path to log for an address, without the secret of an emailed link. @param url its path and query */
export function loggedPath(url: string): string {
  return decodeAscii(url)
    .replace(/\?.*/s, "")
    .replace(/(\/resetPhoneNumber\/).+/is, "$1…");
}

/** Also of an address that is malformed elsewhere: all names in ours are ASCII. */
function decodeAscii(url: string): string {
  return url.replaceAll(/%([0-7][\da-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** What a page at this address has to say. @param url its path and query */
export function fillingOf(url: string, now: Date): Filling {
  const [, reference] = sentMessage.exec(url) ?? [];
  return { today: now.toISOString().slice(0, 10), isEmailedLink: isEmailedLink(url), reference };
}

/**
 * Fills in what a page cannot know when it is built, without any script of its own: the current year (UTC), what to do
 * with an emailed link where scripts do not run, and the reference of a message. A notice whose last day (UTC) is over
 * is left out.
 *
 * @returns the same text where nothing is to be filled in
 */
export function fillPage(html: string, { today, reference, ...filling }: Filling): string {
  const current = html
    .replaceAll(yearPattern, `$1${today.slice(0, 4)}`)
    .replace(datedNotice, (notice, until: string) => (today <= until ? notice : ""));
  // The link's secret leaves the address at once, and its dialog is what the visitor came for.
  if (filling.isEmailedLink)
    return current.replace(templateOf("emailed-link"), "<noscript>$1</noscript>").replace(lateScript, "$1");
  if (!reference) return current;
  return current.replace(templateOf("reference"), (_, told: string) =>
    told.replace("{reference}", reference),
  );
}

/** The site, whose pages of refused posts are as current as the others. */
export function withCurrentFormPages(site: Site, now: () => Date): Site {
  return {
    ...site,
    renderFormPage: (...post) => fillPage(site.renderFormPage(...post), fillingOf("", now())),
  };
}

function templateOf(name: string): RegExp {
  return new RegExp(`<template data-${name}="">(.*?)</template>`, "s");
}
