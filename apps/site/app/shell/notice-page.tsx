import { Band } from "@matchfront/ui";
import type { ReactNode } from "react";
import styles from "./notice-page.module.css";
import { SitePage } from "./site-page.tsx";

/** A page that says one thing and shows the way on. */
export function NoticePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SitePage band={<Band />}>
      <div className={styles.root}>
        <h1>{title}</h1>
        {children}
      </div>
    </SitePage>
  );
}
