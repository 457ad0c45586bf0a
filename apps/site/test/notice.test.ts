import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { brand, type Notice } from "../brand.ts";

test("a notice is one section, which tells our server its last day", async () => {
  const notice: Notice = { title: "Late", text: "We’re on it.", tone: "info", until: "2031-12-24" };
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2031-07-01") });
  vi.doMock("../brand.ts", () => ({ brand: { ...brand, notice } }));
  onTestFinished(() => void vi.useRealTimers());
  const { default: DownloadPage } = await import("../app/pages/download/download-page.tsx");
  const html = renderToStaticMarkup(createElement(DownloadPage));
  expect(html).toMatch(
    /<section[^>]* data-until="2031-12-24"[^>]*>(?:(?!<section)[^])*We’re on it\.(?:(?!<section)[^])*<\/section><header/,
  );
});
