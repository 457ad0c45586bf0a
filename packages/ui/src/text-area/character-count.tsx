import { useDeferredValue } from "react";
import { DebouncedLiveRegion } from "../field/live-region.tsx";
import { countMessage, isNear, type CountMessages } from "./count-message.ts";
import styles from "./character-count.module.css";

type CharacterCountProps = {
  id: string;
  length: number;
  limit: number;
  messages?: CountMessages | undefined;
};

/** Shows the count at once and announces it when typing pauses. */
export function CharacterCount({ id, length, limit, messages }: CharacterCountProps) {
  // Off the mount: creating the first number format takes 10 ms. Servers render the final text.
  const isGrouped = useDeferredValue(true, typeof document === "undefined");
  const message = countMessage(length, limit, messages, isGrouped);
  return (
    <>
      <p
        className={styles.root}
        data-over={length > limit ? "" : undefined}
        id={id}
        // Browsers and servers may group digits differently.
        suppressHydrationWarning
      >
        {message}
      </p>
      <DebouncedLiveRegion>{isNear(length, limit) ? message : ""}</DebouncedLiveRegion>
    </>
  );
}
