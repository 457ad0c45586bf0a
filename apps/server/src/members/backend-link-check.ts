import { RejectedError, type ApiClient } from "@matchfront/api-client";
import { HttpError } from "../http/http-error.ts";
import { callBackend } from "../http/call-backend.ts";

/** Tells whether a token is that of an active link that changes a phone number. @throws HttpError where it cannot */
export type LinkCheck = (token: string) => Promise<boolean>;

/**
 * Asks another backend: a POST of `{ "kind": "phone" }` with the token, which it answers with 2xx where the link is
 * active, and with 401 where it is not. It uses nothing up.
 *
 * @param path of the call, below the backend's address
 * @example const isActive = await remoteLinkCheck(backend, "/api/checkLink")("token");
 */
export function remoteLinkCheck(backend: ApiClient, path: `/${string}`): LinkCheck {
  const call = {
    method: "post",
    path,
    fields: ["kind"],
    success: { httpStatus: "2xx" },
    retryable: false,
  } as const;
  return async (token) => {
    try {
      await backend.send(call, { kind: "phone" }, { token });
      return true;
    } catch (error) {
      if (!(error instanceof RejectedError)) return await callBackend(() => Promise.reject(error));
      if (error.httpStatus === 401) return false;
      // Such as 404 of a mistyped path: nothing that a visitor could be told.
      throw new HttpError("backendUnreachable", { cause: error });
    }
  };
}
