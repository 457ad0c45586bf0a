import type { PageLoading } from "./page-loading.ts";

/** Source files; publishing puts each one's built file, with its integrity, in their place. */
const sources = {
  enhanced: "/app/loading/enhance.ts",
  interactive: "/app/loading/hydrate.ts",
};

/** The one script that a page of this kind loads. */
export function PageScript({ loading }: { loading: PageLoading }) {
  return (
    <>
      {import.meta.env.DEV && <HotReload />}
      {loading !== "reading" && <script type="module" src={sources[loading]} />}
    </>
  );
}

/** Lets Vite's development server reload any page, those without a script included. */
function HotReload() {
  return (
    <>
      <script type="module" src="/@vite/client" />
      <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" />
    </>
  );
}
