import { baitField, submitCopy } from "@matchfront/forms";
import styles from "./bait.module.css";

/** A field that visitors never meet: a message that carries it comes from a program. */
export function Bait() {
  return (
    <div aria-hidden="true" className={styles.root}>
      <label>
        {submitCopy.bait}
        <input autoComplete="off" defaultValue="" name={baitField} tabIndex={-1} type="text" />
      </label>
    </div>
  );
}
