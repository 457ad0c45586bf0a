import { expect, test } from "vitest";
import { brandOfDialogs } from "../../../brand.ts";
import { linksToApp } from "./open-app.tsx";

const apple = ["App Store", brandOfDialogs.stores.apple];
const google = ["Google Play", brandOfDialogs.stores.google];
const appLink = "https://moyo.example/open";
const android = "Mozilla/5.0 (Linux; Android 10; K) Chrome/126.0.0.0 Mobile Safari/537.36";
const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X) Version/15.4 Mobile Safari/604.1";
const computer = "Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0.0.0 Safari/537.36";

test.each([
  { device: "a computer", userAgent: computer, links: [apple, google] },
  { device: "an Android phone", userAgent: android, links: [google] },
  { device: "an iPhone", userAgent: iPhone, links: [apple] },
  { device: "a phone", userAgent: android, appLink, links: [["Moyo", appLink]] },
  { device: "a computer", userAgent: computer, appLink, links: [apple, google] },
])("leads to the app on $device, with the app link $appLink", ({ userAgent, links, ...brand }) => {
  expect(linksToApp(userAgent, { ...brandOfDialogs, name: "Moyo", appLink: brand.appLink })).toEqual(links);
});
