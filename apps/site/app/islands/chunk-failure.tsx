import { Button, FormStatus } from "@matchfront/ui";
import { use, type ReactNode } from "react";
import { LanguageContext } from "../words/language-context.ts";
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
 * because a chunk with it might not load either; `loadIsland` shows it, and has the English words of its own.
 */
export function ChunkFailure({ children, link }: ChunkFailureProps) {
  const isEnglish = use(LanguageContext) === "en";
  const { retry, notLoaded } = useWords().form;
  return (
    <template data-chunk-failure="">
      <FormStatus
        action={
          <>
            <Button variant="secondary">{retry}</Button>
            <a href={link.href}>{link.label}</a>
          </>
        }
        className={styles.root}
        tone="error"
      >
        <span data-message={isEnglish ? "" : notLoaded({ id: "{id}" })} />. {children}
      </FormStatus>
    </template>
  );
}
