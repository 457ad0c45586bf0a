import { RejectedError } from "../errors/rejected-error.ts";
import type { LinkOptions } from "../transport/call.ts";
import type { Send } from "../transport/send.ts";
import { isLinkActive } from "./calls.ts";

/** The call that checks an emailed link. */
export interface LinkCalls {
  /**
   * Returns whether an emailed link is active. It does not use up the link. The specification does not have this call: if
   * another backend does not either, the call rejects, and the link may be active.
   *
   * @throws AnyApiError
   * @example
   * await api.link.isActive({ kind: "password" }, { token: "a1b2" }); // true
   */
  isActive(link: { readonly kind: "phone" | "password" }, options: LinkOptions): Promise<boolean>;
}

export function linkCalls(send: Send): LinkCalls {
  return { isActive: (link, options) => send(isLinkActive, link, options).then(() => true, falseIfInactive) };
}

/** Ignores HTTP 401, with which a backend without this call may respond. */
function falseIfInactive(error: unknown): boolean {
  if (error instanceof RejectedError && error.httpStatus < 400 && error.bodyStatus === 401) return false;
  throw error;
}
