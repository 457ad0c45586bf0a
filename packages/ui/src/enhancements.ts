export { startCarousel } from "./carousel/start-carousel.ts";
export { startQuickExit } from "./quick-exit/start-quick-exit.ts";
export { startTopNav } from "./top-nav/start-top-nav.ts";

export type { QuickExitMessages } from "./quick-exit/start-quick-exit.ts";
