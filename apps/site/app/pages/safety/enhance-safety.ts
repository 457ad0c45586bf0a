import { startQuickExit } from "@matchfront/ui/enhancements";

const exit = document.querySelector<HTMLElement>("#quick-exit");
if (exit) startQuickExit(exit);
