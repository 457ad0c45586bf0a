import { DebouncedLiveRegion } from "../field/debounced-live-region.tsx";
import { countMessage, isNear } from "./count-message.ts";
import styles from "./character-count.module.css";

type CharacterCountProps = { id: string; length: number; limit: number };

/** Shows the count at once and speaks it politely when typing rests. */
export function CharacterCount({ id, length, limit }: CharacterCountProps) {
  const message = countMessage(length, limit);
  return (
    <>
      <p className={styles.root} data-over={length > limit ? "" : undefined} id={id}>
        {message}
      </p>
      <DebouncedLiveRegion>{isNear(length, limit) ? message : ""}</DebouncedLiveRegion>
    </>
  );
}
