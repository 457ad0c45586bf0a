import type { PageHandle } from "./page-loading.ts";
import { pageScripts } from "./page-scripts.ts";

/** The one script that a page loads, if any. */
export function PageScript({ handle }: { handle: PageHandle }) {
  const script = scriptOf(handle);
  return (
    <>
      {import.meta.env.DEV && <HotReload />}
      {script && <script type="module" src={pageScripts[script]} />}
    </>
  );
}

function scriptOf(handle: PageHandle): keyof typeof pageScripts | undefined {
  if (handle.loading === "reading") return undefined;
  return handle.loading === "enhanced" ? (handle.script ?? "enhance") : "hydrate";
}

/** Lets Vite's development server reload every page, even those without a script. */
function HotReload() {
  return (
    <>
      <script type="module" src="/@vite/client" />
      <script type="module" src="/app/islands/development.ts" />
    </>
  );
}
