import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { brand, type Notice } from "../brand.ts";
import type { Language } from "@matchfront/locales/locales";

const notice: Notice = {
  messages: {
    en: { title: "Late", text: "We’re on it.", link: "Read more" },
    fr: { title: "En retard", text: "On s’en occupe.", link: "En savoir plus" },
  },
  href: "/faq",
  tone: "info",
  until: "2031-12-24",
};

vi.useFakeTimers({ toFake: ["Date"], now: new Date("2031-07-01") });
vi.doMock("../brand.ts", () => ({ brand: { ...brand, notice } }));
const { default: DownloadPage } = await import("../app/pages/download/download-page.tsx");
const { currentNotice } = await import("../app/shell/site-page.tsx");
const { LanguageContext } = await import("../app/messages/language-context.ts");
vi.useRealTimers();

const render = (language: Language) =>
  renderToStaticMarkup(createElement(LanguageContext, { value: language }, createElement(DownloadPage)));

/** Returns the HTML of the notice, which precedes the header. */
function noticeIn(language: Language): string {
  const [before = ""] = render(language).split("<header");
  return before.slice(before.indexOf("<section"));
}

test("copyright line has the year of the build [spec 45]", () => {
  expect(render("en")).toContain(`© <span data-current-year="">2031</span> ${brand.name}`);
});

test("notice is one section with its last day", () => {
  expect(noticeIn("en")).toMatch(
    /^<section[^>]* data-until="2031-12-24"[^>]*>(?:(?!<section)[^])*We’re on it\.(?:(?!<section)[^])*<\/section>$/,
  );
});

test("notice and its link are in the page's language", () => {
  const html = noticeIn("fr");
  expect(html).toContain('aria-label="En retard"');
  expect(html).toContain("On s’en occupe. <a");
  expect(html).toMatch(/<a [^>]*href="\/fr\/faq"[^>]*>En savoir plus<\/a>/);
  expect(html).not.toContain("lang=");
});

test("notice without a translation is marked as English", () => {
  const html = noticeIn("sw");
  expect(html).toMatch(/^<section[^>]* lang="en"/);
  expect(html).toMatch(/<a [^>]*href="\/sw\/faq"[^>]*>Read more<\/a>/);
});

test.each([
  ["2031-12-24T23:59:59Z", notice],
  ["2031-12-25T00:00:00Z", undefined],
])("notice until December 24 at %s: %o", (now, shown) => {
  expect(currentNotice(notice, new Date(now))).toBe(shown);
});

test("notice without an end stays, and there may be none", () => {
  const { until: _, ...endless } = notice;
  expect(currentNotice(endless, new Date("2099-01-01"))).toBe(endless);
  expect(currentNotice(undefined, new Date())).toBeUndefined();
});
