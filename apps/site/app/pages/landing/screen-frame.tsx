import type { ReactElement } from "react";
import { Drawing } from "../../shell/drawing.tsx";
import styles from "./screen-frame.module.css";

export type ScreenFrameProps = {
  of: ReactElement;
  /** The color around the phone, ideally not one of the screen's border. */
  ground: "indigo" | "palm" | "clay" | "hibiscus";
};

/** Fills the width of its container, and its height if that is fixed. */
export function ScreenFrame({ of, ground }: ScreenFrameProps) {
  return (
    <div className={`${styles.root} ${styles[ground]}`} data-fit="cover">
      <Drawing of={of} />
    </div>
  );
}
