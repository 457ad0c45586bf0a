import { RejectedError } from "../errors/rejected-error.ts";
import type { LinkOptions } from "../transport/call.ts";
import type { Send } from "../transport/send.ts";
import { isLinkActive } from "./link-call.ts";

/** The call about an emailed link itself. */
export interface LinkCalls {
  /**
   * Whether an emailed link still works for what it changes; asking uses nothing up. A Matchfront server has this call,
   * another backend need not: where it fails, the link may work.
   *
   * @throws AnyApiError
   *
   * @example
   * await api.link.isActive({ kind: "password" }, { token: "a1b2" }); // true
   */
  isActive(link: { readonly kind: "phone" | "password" }, options: LinkOptions): Promise<boolean>;
}

export function linkCalls(send: Send): LinkCalls {
  return { isActive: (link, options) => send(isLinkActive, link, options).then(() => true, falseIfInactive) };
}

/** Only a body that says so: HTTP's 401 may also be of a backend that knows no such call. */
function falseIfInactive(error: unknown): boolean {
  if (error instanceof RejectedError && error.httpStatus < 400 && error.bodyStatus === 401) return false;
  throw error;
}
