import { expect, test } from "vitest";
import { campaignLink, detectStore } from "./store-links.ts";

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

test.each([
  [
    "https://play.google.com/store/apps/details?id=org.example",
    "118765432",
    "&referrer=utm_source%3Dspring-ads%26utm_campaign%3Dspring-ads",
  ],
  ["https://apps.apple.com/app/id1234567890", "118765432", "?pt=118765432&ct=spring-ads"],
  ["https://apps.apple.com/app/id1234567890", undefined, ""],
])("campaignLink adds to %s with the provider token %s: %s", (href, providerToken, added) => {
  expect(campaignLink(href, "spring-ads", providerToken)).toBe(href + added);
});
