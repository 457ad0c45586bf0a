import { expect, test } from "vitest";
import { dialogBrand } from "../../../brand.ts";
import { getAppLinks } from "./open-app.tsx";

const apple = ["App Store", dialogBrand.stores.apple];
const google = ["Google Play", dialogBrand.stores.google];
const appLink = "https://moyo.example/open";

test.each([
  { device: "a computer", own: undefined, links: [apple, google] },
  { device: "an Android phone", own: "google", links: [google] },
  { device: "an iPhone", own: "apple", links: [apple] },
  { device: "a phone", own: "google", appLink, links: [["Moyo", appLink]] },
  { device: "a computer", own: undefined, appLink, links: [apple, google] },
])("links to the app on $device with the app link $appLink", ({ own, links, ...brand }) => {
  expect(getAppLinks(own, { ...dialogBrand, name: "Moyo", appLink: brand.appLink })).toEqual(links);
});
