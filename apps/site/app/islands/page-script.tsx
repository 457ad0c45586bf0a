import type { PageHandle } from "./page-loading.ts";
import { pageScripts } from "./page-scripts.ts";

/**
 * The one script that a page loads, if any. A browser fetches a module as early as a font, and so before what is seen
 * first: this one is in a template until the page has loaded or is touched (decision 023). The way out of the safety
 * page waits for nothing: publishing puts its script into the page.
 */
export function PageScript({ handle }: { handle: PageHandle }) {
  const script = scriptOf(handle);
  return (
    <>
      {import.meta.env.DEV && <HotReload />}
      {script === "safety" && <script type="module" src={pageScripts.safety} data-inline="" />}
      {script && script !== "safety" && (
        <>
          <template id="late">
            <script type="module" src={pageScripts[script]} />
          </template>
          <script dangerouslySetInnerHTML={{ __html: placeLate }} />
        </>
      )}
    </>
  );
}

/**
 * Where everything comes at once, a page has loaded before it is painted: hence two frames. It is as short as it can be,
 * because a page's first flight has little room; what has been placed is in no template any more.
 */
const placeLate =
  "onkeydown=onpointerdown=e=>self.late?.replaceWith(late.content);" +
  "onload=e=>requestAnimationFrame(e=>requestAnimationFrame(onkeydown))";

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
