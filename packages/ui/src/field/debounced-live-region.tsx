import { useEffect, useState } from "react";
import { LiveRegion } from "./live-region.tsx";

/** How long a text rests before it is announced, in ms. */
const delay = 1000;

/** Announces text that may change again at once, as with each keystroke, when it rests; takes it back without delay. */
export function DebouncedLiveRegion({ children: text }: { children: string }) {
  const [announced, setAnnounced] = useState(text);
  useEffect(() => {
    if (text === announced) return undefined;
    const timer = setTimeout(() => setAnnounced(text), delay);
    return () => clearTimeout(timer);
  }, [text, announced]);
  return <LiveRegion>{text && announced}</LiveRegion>;
}
