import { startCarousel, startTopNav } from "@matchfront/ui/enhancements";
import { openEmailedLink } from "./forms/reset/open-emailed-link.ts";
import { emphasizeStore } from "./shell/store-links.ts";

void openEmailedLink();
emphasizeStore(document, navigator.userAgent);
for (const nav of document.querySelectorAll<HTMLElement>("header nav")) startTopNav(nav);
for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel=root]"))
  startCarousel(carousel);
