import "@matchfront/ui/styles.css";
import "../theme.css";
import { Logo, Pattern } from "@matchfront/ui";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { getMessages } from "../app/messages/messages.ts";
import { brand } from "../brand.ts";
import { htmlLang } from "@matchfront/locales/html-lang";
import { languageOf } from "@matchfront/locales/routing";
import { drawingOf } from "./drawings.tsx";
import styles from "./show-picture.module.css";

const query = new URLSearchParams(location.search);
const path = query.get("path") ?? "/";
const title = query.get("title") ?? "";
const { alt, ...picture } = drawingOf(path);
const root = document.querySelector<HTMLElement>("#picture");
if (!root) throw new Error("index.html has no element #picture.");
// `draw-pictures.ts` reads this.
root.dataset.alt = getMessages({ pathname: path }).pictures.alt({ title, drawing: alt });
document.documentElement.lang = htmlLang(languageOf(path));
createRoot(root).render(<Picture {...picture} />);

type PictureProps = { drawing: ReactNode; ground?: string };

/** Renders the picture of a shared link: 1200 × 630 px, legible at a third of that. */
function Picture({ drawing, ground }: PictureProps) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <Logo name={brand.name} />
        <p className={styles.title} data-long={title.length > 24 || undefined}>
          {title}
        </p>
        <p className={styles.address}>{new URL(brand.origin).host}</p>
      </div>
      <div className={styles.drawing} style={{ background: ground }}>
        {drawing}
      </div>
      <Pattern className={styles.pattern} id="foot" size="small" />
    </div>
  );
}
