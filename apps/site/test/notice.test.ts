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
const { LanguageContext } = await import("../app/messages/language-context.ts");
vi.useRealTimers();

/** Returns the HTML of the notice, which precedes the header. */
function noticeIn(language: Language): string {
  const page = createElement(LanguageContext, { value: language }, createElement(DownloadPage));
  const [before = ""] = renderToStaticMarkup(page).split("<header");
  return before.slice(before.indexOf("<section"));
}

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
