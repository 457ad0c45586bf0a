import type { ReactElement } from "react";
import { Drawing } from "../../shell/drawing.tsx";
import styles from "./stage.module.css";

type StageProps = {
  /** A screen of the app, such as `<ChatScreen />`. */
  of: ReactElement;
  /** The color around the phone; best one that its border does not have. */
  ground: "indigo" | "palm" | "clay" | "hibiscus";
};

/**
 * A screen of the app, whole, in front of two half discs: as wide as its container, and as tall where that has a height.
 *
 * @example <Panel picture={<Stage ground="clay" of={<FiltersScreen />} />} title="People who mean it">…</Panel>
 */
export function Stage({ of, ground }: StageProps) {
  return (
    <div className={`${styles.root} ${styles[ground]}`} data-fit="cover">
      <Drawing of={of} />
    </div>
  );
}
