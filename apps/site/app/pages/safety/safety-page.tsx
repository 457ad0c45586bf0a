import { QuickExit, QuickExitSkipLink } from "@matchfront/ui";
import { Umbrella } from "@matchfront/ui/illustrations";
import { useMessages } from "../../messages/messages.ts";
import { documents } from "../../documents/documents.ts";
import { useLanguage } from "../../messages/language-context.ts";
import { TextPage } from "../text/text-page.tsx";

/** The weather page that the text announces. */
const exit = "https://www.weather.com/";

export default function SafetyPage() {
  return (
    <TextPage
      picture={<Umbrella label={useMessages().safety.drawing} wide />}
      quickExit={<QuickExit href={exit} id="quick-exit" label={useMessages().components.leave} />}
      skipLinks={<ExitSkipLink />}
      text={documents[useLanguage()].safety}
    />
  );
}

/** A landmark makes the link the first in a screen reader's list of landmarks. */
function ExitSkipLink() {
  const messages = useMessages();
  return (
    <nav aria-label={messages.safety.quickExit}>
      <QuickExitSkipLink href={exit}>{messages.components.leave}</QuickExitSkipLink>
    </nav>
  );
}
