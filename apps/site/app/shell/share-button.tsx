import { Button, Icon, linkIcon } from "@matchfront/ui";
import { brand } from "../../brand.ts";
import { useWords } from "../../languages/words.ts";
import styles from "./share-button.module.css";

/**
 * Shares the page's address, or copies it, in browsers that can; `startSharing` shows it there and makes it work.
 */
export function ShareButton({ path }: { path: string }) {
  return (
    <div className={styles.root} data-share={brand.origin + path} hidden>
      <Button variant="secondary">
        <Icon path={linkIcon} />
        <span data-share-label="">{useWords().shareButton.copy}</span>
      </Button>
      <output />
    </div>
  );
}
