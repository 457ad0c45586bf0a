import { Button, FormStatus } from "@matchfront/ui";
import type { ReactNode } from "react";
import styles from "./chunk-failure.module.css";

type ChunkFailureProps = {
  /** What works all the same. */
  children: ReactNode;
  /** The way on that needs no script. */
  link: { label: string; href: string };
};

/**
 * What a visitor is told when a part of the page does not arrive (specification, section 9). It lies ready in the
 * page, for what would bring it may not arrive either; `loadIsland` shows it.
 *
 * @example <ChunkFailure link={{ label: "Reload this page", href: "/contactus" }}>You can send the form.</ChunkFailure>
 */
export function ChunkFailure({ children, link }: ChunkFailureProps) {
  return (
    <template data-chunk-failure="">
      <FormStatus
        action={
          <>
            <Button variant="secondary">Retry</Button>
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
