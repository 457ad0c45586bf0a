import { startCarousel, startTopNav } from "@matchfront/ui/enhancements";
import { emphasizeStore } from "../shell/emphasize-store.ts";

emphasizeStore(document, navigator.userAgent);
for (const nav of document.querySelectorAll<HTMLElement>("header nav")) startTopNav(nav);
for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel=root]"))
  startCarousel(carousel);
