import type { Environment } from "./variables.ts";

/**
 * Returns whether the server has visitors. It speaks plain HTTP, so an https address means a proxy in front of it.
 *
 * @example isPublic(readEnvironment({ PUBLIC_URL: "https://www.example.org" })); // true
 */
export function isPublic({ PUBLIC_URL }: Environment): boolean {
  return PUBLIC_URL?.protocol === "https:";
}

/**
 * Returns how long a stopping server still accepts connections, in milliseconds. A public server waits until its load
 * balancer sees that it is not ready.
 *
 * @example drainTimeOf(readEnvironment({ PUBLIC_URL: "https://www.example.org" })); // 5000
 */
export function drainTimeOf(environment: Environment): number {
  return 1000 * (environment.DRAIN_SECONDS ?? (isPublic(environment) ? 5 : 0));
}
