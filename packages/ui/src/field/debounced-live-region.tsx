import { useEffect, useState } from "react";
import { LiveRegion } from "./live-region.tsx";

/** How long a text rests before it is announced, in ms. */
const delay = 1000;

type DebouncedLiveRegionProps = {
  children: string;
  /** What the text says in any words: the same in another language is not announced again. @default the text */
  meaning?: string | undefined;
};

/** Announces text that may change again at once, as with each keystroke, when it rests; takes it back without delay. */
export function DebouncedLiveRegion({ children: text, meaning = text }: DebouncedLiveRegionProps) {
  const [[said, saidOf], setSaid] = useState([text, meaning]);
  // What was said in other words is taken back: a screen reader would read it in the wrong language.
  if (said && said !== text && saidOf === meaning) setSaid(["", meaning]);
  useEffect(() => {
    if (saidOf === meaning) return undefined;
    const timer = setTimeout(() => setSaid([text, meaning]), delay);
    return () => clearTimeout(timer);
  }, [text, meaning, saidOf]);
  return <LiveRegion>{text && said}</LiveRegion>;
}
