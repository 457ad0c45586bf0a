import { useEffect, useState } from "react";
import { countMessage, isNear } from "./count-message.ts";
import styles from "./character-count.module.css";

/** How long typing must rest before the count is spoken, in ms. */
const pause = 1000;

type CharacterCountProps = { id: string; length: number; limit: number };

/** Shows the count at once and speaks it politely when typing rests. */
export function CharacterCount({ id, length, limit }: CharacterCountProps) {
  const message = countMessage(length, limit);
  const news = isNear(length, limit) ? message : "";
  const [spoken, setSpoken] = useState(news);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(news), pause);
    return () => clearTimeout(timer);
  }, [news]);
  return (
    <>
      <p className={styles.root} data-over={length > limit ? "" : undefined} id={id}>
        {message}
      </p>
      <output className={styles.spoken}>{spoken}</output>
    </>
  );
}
