import type { PageHandle } from "./page-loading.ts";
import { pageScripts } from "./page-scripts.ts";

/**
 * Renders the page's script, if it has one. Browsers fetch a module script as early as a font, so this one stays in a
 * template until the page has been painted or used (decision 023). The build inlines the safety page's script,
 * because its quick exit must work at once.
 */
export function PageScript({ handle }: { handle: PageHandle }) {
  const script = getScript(handle);
  return (
    <>
      {import.meta.env.DEV && <HotReload />}
      {script === "safety" && <script type="module" src={pageScripts.safety} data-inline="" />}
      {script && script !== "safety" && (
        <>
          <template id="late">
            <script type="module" src={pageScripts[script]} />
          </template>
          <script dangerouslySetInnerHTML={{ __html: insertScript }} />
        </>
      )}
    </>
  );
}

/**
 * Moves the script from its template into the page: two frames after the load event, since a page in cache loads
 * before its first paint. Kept minimal, because it counts against the page's first 14 kB. Once moved, `self.late` is
 * undefined.
 */
const insertScript =
  "onkeydown=onpointerdown=e=>self.late?.replaceWith(late.content);" +
  "onload=e=>requestAnimationFrame(e=>requestAnimationFrame(onkeydown))";

function getScript(handle: PageHandle): keyof typeof pageScripts | undefined {
  if (handle.loading === "static") return undefined;
  return handle.loading === "enhanced" ? (handle.script ?? "enhance") : "hydrate";
}

/** Connects pages, even those without a script, to Vite's reload on change. */
function HotReload() {
  return (
    <>
      <script type="module" src="/@vite/client" />
      <script type="module" src="/app/islands/fast-refresh-stub.ts" />
    </>
  );
}
