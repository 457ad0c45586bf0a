import { pageScripts } from "./page-scripts.ts";

/**
 * The way a page loads.
 *
 * - `static`: no script.
 * - `enhanced`: one small script without React, `enhance` by default. The page is complete without it.
 * - `hydrated`: forms post natively until React hydrates the page's island, when the page has loaded and the
 * thread is idle, or on the first interaction.
 */
export type PageLoading =
  | { loading: "static" | "hydrated" }
  | { loading: "enhanced"; script?: keyof typeof pageScripts };

type PageScriptProps = {
  page: PageLoading;
  /** Whether the script loads at once: it removes the token of an emailed link from the URL. */
  isUrgent: boolean;
};

/**
 * Renders the page's script, if it has one. Browsers fetch a module script as early as a font, so this one stays in a
 * template until the page has been painted or used (decision 023). The build inlines the safety page's script,
 * because its quick exit must work at once.
 */
export function PageScript({ page, isUrgent }: PageScriptProps) {
  const script = getScript(page);
  return (
    <>
      {import.meta.env.DEV && (
        // Connects pages, even those without a script, to Vite's reload on change.
        <>
          <script type="module" src="/@vite/client" />
          <script type="module" src="/app/islands/fast-refresh-stub.ts" />
        </>
      )}
      {script === "safety" && <script type="module" src={pageScripts.safety} data-inline="" />}
      {script && isUrgent && <script type="module" src={pageScripts[script]} />}
      {script && script !== "safety" && !isUrgent && (
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

function getScript(page: PageLoading): keyof typeof pageScripts | undefined {
  if (page.loading === "static") return undefined;
  return page.loading === "enhanced" ? (page.script ?? "enhance") : "hydrate";
}
