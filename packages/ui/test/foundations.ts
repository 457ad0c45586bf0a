import "../src/foundations/foundations.css";
import { beforeEach } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";

// Test files share a page, so each test starts with a reset.
beforeEach(async () => {
  await cleanup();
  document.body.replaceChildren();
  for (const name of ["data-theme", "dir", "hidden", "style"]) document.documentElement.removeAttribute(name);
  history.replaceState(null, "", location.pathname + location.search);
  if (innerWidth !== 414 || innerHeight !== 896) await page.viewport(414, 896);
});
