import { QuickExit, QuickExitSkipLink, Umbrella } from "@matchfront/ui";
import * as safety from "../../../content/safety.mdx";
import { useWords } from "../../../languages/words.ts";
import type { PageHandle } from "../../islands/page-loading.ts";
import { textMeta } from "../text/text-meta.ts";
import { TextPage } from "../text/text-page.tsx";

export const handle = { loading: "enhanced", script: "safety" } satisfies PageHandle;

export const meta = () => textMeta(safety, "/safety");

/** The weather page that the text promises. */
const exit = "https://www.weather.com/";

export default function SafetyPage() {
  return (
    <TextPage
      picture={<Umbrella label={useWords().safety.drawing} wide />}
      quickExit={<QuickExit href={exit} id="quick-exit" />}
      skipLinks={<ExitSkipLink />}
      text={safety}
    />
  );
}

/** In a landmark of its own, the first in a screen reader's list of landmarks. */
function ExitSkipLink() {
  return (
    <nav aria-label={useWords().safety.quickExit}>
      <QuickExitSkipLink href={exit} />
    </nav>
  );
}
