import { getParser } from "bowser";
import { isbot } from "isbot";

export type Device = "phone" | "tablet" | "desktop" | "bot";

const maxCached = 2_000;
/** Browsers send less. Parsing 16 KB takes milliseconds. */
const maxLength = 512;
/** By user agent, since a look-up is many times faster than parsing. */
const cache = new Map<string, Device>();

/** Returns the kind of a visitor's device. Programs without a user agent are bots. */
export function deviceOf(userAgent = ""): Device {
  const known = cache.get(userAgent);
  if (known) return known;
  const device = parse(userAgent.slice(0, maxLength));
  // A flood of invented user agents empties the cache instead of filling the memory.
  if (cache.size >= maxCached) cache.clear();
  if (userAgent.length <= maxLength) cache.set(userAgent, device);
  return device;
}

function parse(userAgent: string): Device {
  if (userAgent === "" || isbot(userAgent)) return "bot";
  const type = getParser(userAgent, true).getPlatformType(true);
  if (type === "mobile") return "phone";
  return type === "tablet" ? "tablet" : "desktop";
}
