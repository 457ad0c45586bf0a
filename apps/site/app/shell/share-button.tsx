import { Button, Icon, linkIcon } from "@matchfront/ui";
import { brand } from "../../brand.ts";
import { useMessages } from "../messages/messages.ts";
import { useScriptMessages } from "../messages/language-context.ts";
import { useLocalizePath } from "./links.tsx";
import styles from "./share-button.module.css";

/** Stays hidden until `startShareButton` finds that the browser can share or copy. */
export function ShareButton({ path }: { path: string }) {
  const messages = useMessages().shareButton;
  return (
    <div
      className={styles.root}
      data-screen=""
      data-share={brand.origin + useLocalizePath()(path)}
      data-words={useScriptMessages(messages)}
      hidden
    >
      <Button variant="secondary">
        <Icon path={linkIcon} />
        <span data-share-label="">{messages.copy}</span>
      </Button>
      <output />
    </div>
  );
}
