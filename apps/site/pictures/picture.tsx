import { Pattern, Logo } from "@matchfront/ui";
import type { ReactNode } from "react";
import styles from "./picture.module.css";

type PictureProps = { title: string; brand: string; origin: string; drawing: ReactNode; ground?: string };

/** Renders the picture of a shared link: 1200 × 630 px, legible at a third of that. */
export function Picture({ title, brand, origin, drawing, ground }: PictureProps) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <Logo name={brand} />
        <p className={styles.title} data-long={title.length > 24 || undefined}>
          {title}
        </p>
        <p className={styles.address}>{new URL(origin).host}</p>
      </div>
      <div className={styles.drawing} style={{ background: ground }}>
        {drawing}
      </div>
      <Pattern className={styles.pattern} id="foot" size="small" />
    </div>
  );
}
