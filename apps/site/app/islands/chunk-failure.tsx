import { Button, FormStatus } from "@matchfront/ui";
import type { ReactNode } from "react";
import { useWords } from "../words/words.ts";
import styles from "./chunk-failure.module.css";

type ChunkFailureProps = {
  /** What still works. */
  children: ReactNode;
  /** A link that works without script. */
  link: { label: string; href: string };
};

/**
 * The notice for when a chunk of the page cannot be loaded (specification, section 9). It is a template in the page,
 * because a chunk with it might not load either; `loadIsland` shows it.
 */
export function ChunkFailure({ children, link }: ChunkFailureProps) {
  return (
    <template data-chunk-failure="">
      <FormStatus
        action={
          <>
            <Button variant="secondary">{useWords().form.retry}</Button>
            <a href={link.href}>{link.label}</a>
          </>
        }
        className={styles.root}
        tone="error"
      >
        <span data-message="" />. {children}
      </FormStatus>
    </template>
  );
}
