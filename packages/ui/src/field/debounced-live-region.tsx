import { useEffect, useState } from "react";
import { LiveRegion } from "./live-region.tsx";

/** The delay in typing before the text is announced, in ms. */
const delay = 1000;

/** Announces text that changes with each keystroke, once typing pauses. */
export function DebouncedLiveRegion({ children: text }: { children: string }) {
  const [announced, setAnnounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), delay);
    return () => clearTimeout(timer);
  }, [text]);
  return <LiveRegion>{announced}</LiveRegion>;
}
