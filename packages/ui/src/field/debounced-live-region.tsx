import { useEffect, useState } from "react";
import { LiveRegion } from "./live-region.tsx";

/** How long the text must stay unchanged before it is announced, in ms. */
const delay = 1000;

type DebouncedLiveRegionProps = {
  children: string;
  /** Identifies the message in all languages: a mere translation is not announced. @default the text */
  meaning?: string | undefined;
};

/**
 * Announces a text once it has stayed unchanged for a second, such as a count that changes with each key.
 * Clears the announcement at once when the text is empty.
 */
export function DebouncedLiveRegion({ children: text, meaning = text }: DebouncedLiveRegionProps) {
  const [[said, saidOf], setSaid] = useState([text, meaning]);
  // Clears the old announcement when the language changes: a screen reader would read it with the wrong
  // voice.
  if (said && said !== text && saidOf === meaning) setSaid(["", meaning]);
  useEffect(() => {
    if (saidOf === meaning) return undefined;
    const timer = setTimeout(() => setSaid([text, meaning]), delay);
    return () => clearTimeout(timer);
  }, [text, meaning, saidOf]);
  return <LiveRegion>{text && said}</LiveRegion>;
}
