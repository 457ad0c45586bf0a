import { startQuickExit } from "@matchfront/ui/enhancements";

const exit = document.querySelector<HTMLDivElement>("#quick-exit");
if (exit) startQuickExit(exit);
