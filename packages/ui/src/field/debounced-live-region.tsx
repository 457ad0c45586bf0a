import { useEffect, useState } from "react";
import { LiveRegion } from "./live-region.tsx";

/** How long typing must rest before it is interrupted, in ms. */
const pause = 1000;

/** Speaks what changes with each letter once typing rests. */
export function DebouncedLiveRegion({ children: news }: { children: string }) {
  const [spoken, setSpoken] = useState(news);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(news), pause);
    return () => clearTimeout(timer);
  }, [news]);
  return <LiveRegion>{spoken}</LiveRegion>;
}
