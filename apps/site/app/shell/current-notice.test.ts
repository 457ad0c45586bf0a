import { expect, test } from "vitest";
import type { Notice } from "../../brand.ts";
import { currentNotice } from "./current-notice.ts";

const notice: Notice = {
  words: { en: { title: "Messages are late today.", text: "We’re on it." } },
  tone: "info",
};
const dated: Notice = { ...notice, until: "2026-12-24" };

test.each([
  ["2026-12-01T12:00:00Z", dated],
  ["2026-12-24T23:59:59Z", dated],
  ["2026-12-25T00:00:00Z", undefined],
])("built at %s, a notice until December 24 is %o", (now, shown) => {
  expect(currentNotice(dated, new Date(now))).toBe(shown);
});

test("a notice without an end stays, and no notice is none", () => {
  expect(currentNotice(notice, new Date("2099-01-01"))).toBe(notice);
  expect(currentNotice(undefined, new Date())).toBeUndefined();
});
