import { expect, test } from "vitest";
import { detectStore } from "./store-links.ts";

test.each([
  [
    "Mozilla/5.0 (Linux; Android 14; SM-A245F) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36",
    "google",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile Safari/604.1",
    "apple",
  ],
  ["Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15", "apple"],
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36", undefined],
  ["", undefined],
])("detectStore detects the store of %s: %s", (userAgent, store) => {
  expect(detectStore(userAgent)).toBe(store);
});
