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
  const [announced, setAnnounced] = useState({ text, meaning });
  // What was said in other words is taken back: a screen reader would read it in the wrong language.
  if (announced.meaning === meaning && announced.text && announced.text !== text)
    setAnnounced({ text: "", meaning });
  useEffect(() => {
    if (announced.meaning === meaning) return undefined;
    const timer = setTimeout(() => setAnnounced({ text, meaning }), delay);
    return () => clearTimeout(timer);
  }, [announced, meaning, text]);
  return <LiveRegion>{text && announced.text}</LiveRegion>;
}
