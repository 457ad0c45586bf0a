import { LastUpdated } from "@matchfront/ui";
import { Meetings } from "@matchfront/ui/illustrations";
import type { ReactElement, ReactNode } from "react";
import { useLanguage } from "../messages/language-context.ts";
import { locales } from "@matchfront/locales/locales";
import { useMessages } from "../messages/messages.ts";
import { Drawing } from "./drawing.tsx";
import styles from "./text-header.module.css";

type TextHeaderProps = {
  title: string;
  lead: string;
  lastUpdated: string;
  /** The drawing beside the title. @default `Meetings`, as a strip below it */
  picture?: ReactElement | undefined;
  children?: ReactNode;
};

export function TextHeader({ title, lead, lastUpdated, picture, children }: TextHeaderProps) {
  return (
    <div className={styles.root} data-picture={picture ? "beside" : "below"}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>{lead}</p>
        {children}
        <LastUpdated
          date={lastUpdated}
          label={useMessages().components.lastUpdated}
          locale={locales[useLanguage()].tag}
        />
      </div>
      <div className={styles.picture} data-screen="">
        <Drawing of={picture ?? <Meetings />} />
        {/* Narrow windows hide the second half of the strip. */}
        {!picture && <Drawing of={<Meetings />} />}
      </div>
    </div>
  );
}
