import { QuickExit, QuickExitSkipLink } from "@matchfront/ui";
import * as safety from "../../../content/safety.mdx";
import type { PageHandle } from "../../islands/page-loading.ts";
import { textMeta } from "../text/text-meta.ts";
import { TextPage } from "../text/text-page.tsx";

export const handle = { loading: "enhanced", script: "safety" } satisfies PageHandle;

export const meta = () => textMeta(safety, "/safety");

/** A page about the weather, as the text says. */
const exit = "https://www.weather.com/";

export default function SafetyPage() {
  return (
    <TextPage skipLinks={<ExitSkipLink />} text={safety}>
      <QuickExit href={exit} id="quick-exit" />
    </TextPage>
  );
}

/** In a landmark of its own, as everything on a page is; those who list landmarks find it first. */
function ExitSkipLink() {
  return (
    <nav aria-label="Quick exit">
      <QuickExitSkipLink href={exit} />
    </nav>
  );
}
