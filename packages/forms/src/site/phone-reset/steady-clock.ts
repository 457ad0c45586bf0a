let steadyTime = Date.now();
/** The clocks when `steadyTime` was last read. */
let last = { wall: steadyTime, monotonic: performance.now() };

/**
 * Returns the milliseconds since 1970 by a clock that never goes back: for countdowns. It advances with the system's clock, since
 * a monotonic one stands still while a phone sleeps (https://github.com/w3c/hr-time/issues/115); if that is set back, with the
 * monotonic one.
 *
 * @example const seconds = Math.ceil((state.resendAt - steadyNow()) / 1000);
 */
export function steadyNow(): number {
  const now = { wall: Date.now(), monotonic: performance.now() };
  steadyTime += Math.max(now.wall - last.wall, now.monotonic - last.monotonic);
  last = now;
  return steadyTime;
}
