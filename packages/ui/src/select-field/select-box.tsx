import type { ComponentProps } from "react";
import control from "../field/control.module.css";
import styles from "./select-box.module.css";

export function SelectBox(props: Omit<ComponentProps<"select">, "className">) {
  return (
    <div className={styles.root}>
      <select className={control.root} {...props} />
    </div>
  );
}
