import { useEffect, useEffectEvent, useRef } from "react";

/** Calls `onEnd` once, after `ms` milliseconds without the time that it was paused. */
export function useCountdown(ms: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return undefined;
    const start = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - start;
    };
  }, [paused]);
}
