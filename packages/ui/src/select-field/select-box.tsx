import type { ComponentProps } from "react";
import control from "../field/control.module.css";
import { Icon } from "../icon/icon.tsx";
import { caretDownIcon } from "../icon/paths.ts";
import styles from "./select-box.module.css";

/** The native select in our style. */
export function SelectBox(props: Omit<ComponentProps<"select">, "className">) {
  return (
    <div className={styles.root}>
      <select className={control.root} {...props} />
      <Icon className={styles.arrow} path={caretDownIcon} />
    </div>
  );
}
