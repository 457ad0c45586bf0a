import { useEffect, useState } from "react";

/**
 * How many whole seconds are left until a moment, counted down as they pass.
 *
 * @param moment in milliseconds since 1970
 */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  const isOver = now >= moment;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
