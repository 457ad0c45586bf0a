import { expect, test } from "vitest";
import { sendCount } from "./send-count.ts";

test.each([
  [{ doNotTrack: null }, ["/counts/empty-search"]],
  [{ doNotTrack: "0", globalPrivacyControl: false }, ["/counts/empty-search"]],
  [{ doNotTrack: "1" }, []],
  [{ doNotTrack: null, globalPrivacyControl: true }, []],
])("sendCount in a browser with %j sends %j", (signals, expected) => {
  const sent: unknown[] = [];
  sendCount("empty-search", { ...signals, sendBeacon: (...request) => sent.push(...request) > 0 });
  expect(sent).toEqual(expected);
});
