import { Button, Icon, linkIcon } from "@matchfront/ui";
import { brand } from "../../brand.ts";
import { useMessages } from "../messages/messages.ts";
import { useScriptWords } from "./use-script-words.ts";
import { useLocalizePath } from "./use-localize-path.ts";
import styles from "./share-button.module.css";

/**
 * Renders a button that shares or copies the page's URL. It stays hidden until `startShareButton` finds that the browser
 * can do either.
 */
export function ShareButton({ path }: { path: string }) {
  const words = useMessages().shareButton;
  return (
    <div
      className={styles.root}
      data-share={brand.origin + useLocalizePath()(path)}
      data-words={useScriptWords(words)}
      hidden
    >
      <Button variant="secondary">
        <Icon path={linkIcon} />
        <span data-share-label="">{words.copy}</span>
      </Button>
      <output />
    </div>
  );
}
