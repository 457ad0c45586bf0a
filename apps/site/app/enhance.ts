import { startCarousel, startTopNav } from "@matchfront/ui/enhancements";
import { appStoreProviderToken } from "virtual:script-messages";
import { openEmailedLink } from "./forms/reset/open-emailed-link.ts";
import { startCalculator } from "./pages/ambassadors/start-calculator.ts";
import { startShareButton } from "./shell/start-share-button.ts";
import { countStoreClicks, highlightStore } from "./shell/store-links.ts";

void openEmailedLink();
highlightStore(document, navigator.userAgent);
countStoreClicks(document, location.search, appStoreProviderToken);
for (const nav of document.querySelectorAll<HTMLElement>("header nav")) startTopNav(nav);
for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel=root]"))
  startCarousel(carousel);
for (const calculator of document.querySelectorAll<HTMLElement>("[data-calculator]"))
  startCalculator(calculator);
for (const button of document.querySelectorAll<HTMLElement>("[data-share]"))
  startShareButton(button, navigator);
