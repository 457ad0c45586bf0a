import type { ApiMessage } from "../transport/parse-response.ts";
import type { LinkOptions } from "../transport/call.ts";
import type { Send } from "../transport/send.ts";
import { changePassword } from "./calls.ts";

/** The call of the password reset. */
export interface PasswordCalls {
  /**
   * Changes the password of the member who owns the emailed link. It succeeds on HTTP 200 (specification section 7).
   *
   * @returns the server's message for the member, if any
   * @throws AnyApiError
   * @example
   * const { message } = await api.password.change({ newPassword }, { token: "a1b2" });
   */
  change(password: { readonly newPassword: string }, options: LinkOptions): Promise<ApiMessage>;
}

export function passwordCalls(send: Send): PasswordCalls {
  return { change: (password, options) => send(changePassword, password, options) };
}
