import { expect, test } from "vitest";
import type { Notice } from "../../brand.ts";
import { currentNotice } from "./site-page.tsx";

const notice: Notice = {
  messages: { en: { title: "Messages are late today.", text: "We’re on it." } },
  tone: "info",
};
const dated: Notice = { ...notice, until: "2026-12-24" };

test.each([
  ["2026-12-01T12:00:00Z", dated],
  ["2026-12-24T23:59:59Z", dated],
  ["2026-12-25T00:00:00Z", undefined],
])("shows, when built at %s, for a notice until December 24: %o", (now, shown) => {
  expect(currentNotice(dated, new Date(now))).toBe(shown);
});

test("shows a notice without an end, and nothing without a notice", () => {
  expect(currentNotice(notice, new Date("2099-01-01"))).toBe(notice);
  expect(currentNotice(undefined, new Date())).toBeUndefined();
});
