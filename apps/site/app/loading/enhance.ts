import { startCarousel, startTopNav } from "@matchfront/ui/enhancements";
import { takeResetLink } from "../reset/take-reset-link.ts";
import { emphasizeStore } from "../shell/emphasize-store.ts";

takeResetLink(location, history);
emphasizeStore(document, navigator.userAgent);
for (const nav of document.querySelectorAll<HTMLElement>("header nav")) startTopNav(nav);
for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel=root]"))
  startCarousel(carousel);
