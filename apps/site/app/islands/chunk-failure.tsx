import { Button, FormStatus } from "@matchfront/ui";
import type { ReactNode } from "react";
import { isBuiltIn, useLanguage } from "../messages/language-context.ts";
import { useMessages } from "../messages/messages.ts";
import styles from "./chunk-failure.module.css";

type ChunkFailureProps = {
  children: ReactNode;
  link: { label: string; href: string };
};

/** Renders the notice that `loadIsland` shows, as a template, because its own chunk could fail to load, too. */
export function ChunkFailure({ children, link }: ChunkFailureProps) {
  const language = useLanguage();
  const { retry, notLoaded } = useMessages().form;
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
        <span data-message={isBuiltIn(language) ? "" : notLoaded({ id: "{id}" })} />. {children}
      </FormStatus>
    </template>
  );
}
