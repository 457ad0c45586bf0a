import { honeypotField, submitCopy } from "@matchfront/forms";
import styles from "./honeypot.module.css";

/** A field that visitors never meet: a message that carries it comes from a program. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className={styles.root}>
      <label>
        {submitCopy.honeypot}
        <input autoComplete="off" defaultValue="" name={honeypotField} tabIndex={-1} type="text" />
      </label>
    </div>
  );
}
