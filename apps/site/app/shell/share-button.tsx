import { Button, Icon, linkIcon } from "@matchfront/ui";
import { brand } from "../../brand.ts";
import { useWords } from "../words/words.ts";
import { useScriptWords } from "./use-script-words.ts";
import { usePath } from "./use-path.ts";
import styles from "./share-button.module.css";

/**
 * Shares the page's address, or copies it, in browsers that can; `startSharing` shows it there and makes it work.
 */
export function ShareButton({ path }: { path: string }) {
  const words = useWords().shareButton;
  return (
    <div
      className={styles.root}
      data-share={brand.origin + usePath()(path)}
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
