import type { VariantType } from "notistack";
import styles from "./toast-icon.module.css";

const shapes: Record<VariantType, string> = {
  default: "",
  error: "M12 6v7M12 17.5v.01",
  info: "M12 11v7M12 6.5v.01",
  success: "m6.5 12.5 4 4 7.5-9",
  warning: "M12 9v6M12 18.2v.01",
};

/** A sign beside the message, so that colour is not the only difference. */
export function ToastIcon({ variant }: { variant: VariantType }) {
  return (
    <svg aria-hidden="true" className={styles.root} fill="none" stroke="currentColor" viewBox="0 0 24 24">
      <path
        d={variant === "warning" ? "M12 1.5 23 21.5H1Z" : "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22Z"}
        strokeLinejoin="round"
        strokeWidth="2"
      />
      <path d={shapes[variant]} strokeLinecap="round" strokeLinejoin="round" strokeWidth="2.5" />
    </svg>
  );
}
