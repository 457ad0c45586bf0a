import { use } from "react";
import { brandOfDialogs } from "../../../brand.ts";
import { focusOnMount } from "./focus-on-mount.ts";
import styles from "./reset-dialog.module.css";
import { CurrentWordsContext } from "./reset-words.ts";

const { support } = brandOfDialogs;

/** Replaces the form if its link does not work: how to get a new one. */
export function InvalidLink({ kind }: { kind: "phone" | "password" }) {
  const { helpPath, words } = use(CurrentWordsContext);
  const { questions, newLink, writeTo } = words.dialog;
  const [subject, body] = [questions[kind], newLink].map(encodeURIComponent);
  return (
    <div className={styles.form}>
      <p ref={focusOnMount} tabIndex={-1}>
        {words.phoneReset.invalidLink}
      </p>
      <p>
        <a href={`${helpPath}#change-${kind === "phone" ? "phone-number" : kind}`}>{questions[kind]}</a>
      </p>
      <p>
        {/* Without the link's token, which mail servers and support staff would see. */}
        <a href={`mailto:${support}?subject=${subject}&body=${body}`}>
          {writeTo} {support}
        </a>
      </p>
    </div>
  );
}
