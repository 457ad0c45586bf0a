import { object, string } from "superstruct";
import { accepted, decode, orNothing } from "../client/answer.ts";
import type { Call, LinkOptions } from "../client/call.ts";
import { MalformedError } from "../errors/malformed-error.ts";

/** The call of the password reset. */
export interface PasswordCalls {
  /**
   * Gives the member whose emailed link it is a new password: `PUT /admin/changePasswordViaEmailForAdmin`, successful
   * on HTTP 200 (specification section 7).
   *
   * @returns the server's words for the member, if any
   * @throws ApiFailure
   *
   * @example
   * const { message } = await api.password.change({ newPassword }, { token: "a1b2" });
   */
  change(
    password: { readonly newPassword: string },
    options: LinkOptions,
  ): Promise<{ readonly message?: string | undefined }>;
}

const MessageBody = object({ message: orNothing(string()) });

const CHANGE = {
  method: "put",
  path: "/admin/changePasswordViaEmailForAdmin",
  read(response: Response, text: string) {
    const body = accepted(response, text);
    if (response.status !== 200)
      throw new MalformedError({ cause: new Error(`Expected HTTP 200, received HTTP ${response.status}`) });
    try {
      return decode(body, MessageBody);
    } catch {
      return {}; // HTTP 200 alone says that it is done
    }
  },
} as const;

export function passwordCalls(call: Call): PasswordCalls {
  return {
    change: ({ newPassword }, options) => call({ ...CHANGE, payload: { newPassword } }, options),
  };
}
