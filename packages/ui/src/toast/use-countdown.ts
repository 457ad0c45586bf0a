import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Counts down while nothing holds it, and goes on where it stopped.
 *
 * @param ms how long, in milliseconds
 * @param held whether time stands still
 * @param onEnd called once, when no time is left
 */
export function useCountdown(ms: number, held: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (held) return undefined;
    const start = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - start;
    };
  }, [held]);
}
