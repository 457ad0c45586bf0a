import type { MessageOptions } from "../transport/call.ts";
import { createTransport, type TransportOptions } from "../transport/create-transport.ts";
import type { ApiResult } from "../transport/parse-response.ts";
import { createSendWith, type Send } from "../transport/send.ts";
import { advertising, contact, partnership } from "./calls.ts";
import { basicAuthorization, type Credentials } from "./credentials.ts";
import { createLinkClientWith, type LinkClient } from "./create-link-client.ts";

/**
 * The verification service's address and credentials.
 *
 * @example const service: VerificationService = { url: "https://verify.twilio.com/v2/Services/VA01", credentials };
 */
export interface VerificationService {
  /**
   * Absolute http(s) base URL of its calls.
   *
   * @default "verification" under the client's `baseUrl`
   */
  readonly url?: string | undefined;
  /** For servers only. In a browser, `createApiClient` throws. */
  readonly credentials?: Credentials | undefined;
}

/**
 * The options of `createApiClient`.
 *
 * @example createApiClient({ baseUrl: "https://api.example.com", timeout: 5000 });
 */
export interface ApiClientOptions extends TransportOptions {
  readonly verification?: VerificationService | undefined;
}

/** The call of a form that sends a message. */
export interface MessageCalls {
  /**
   * Sends a visitor's message. It succeeds if the body's `status` is 200 (specification section 7).
   *
   * @param message - the values of the form, all of which are sent
   * @throws AnyApiError
   * @example
   * await api.contact.send({ topic: "Ad Sales", email: "ada@example.com", description: "Hello" });
   */
  send(message: Readonly<Record<string, string>>, options?: MessageOptions): Promise<ApiResult<200>>;
}

/**
 * The backend's calls, grouped by subject, and `send` for other calls.
 *
 * @example const isActive = (api: ApiClient, token: string) => api.link.isActive({ kind: "phone" }, { token });
 */
export interface ApiClient extends LinkClient {
  readonly contact: MessageCalls;
  readonly partnership: MessageCalls;
  readonly advertising: MessageCalls;
  readonly send: Send;
}

/**
 * Creates a client for the backend and the verification service (specification section 7).
 *
 * It sends a call once, and a message with an `idempotencyKey` up to three times. It does not follow redirects. A failed
 * call rejects with an `AnyApiError`.
 *
 * @throws TypeError if `baseUrl` or `verification.url` is not absolute, or if credentials are given in a browser;
 * RangeError if `timeout` is out of range
 * @example
 * const api = createApiClient({ baseUrl: "https://api.example.com" });
 * await api.contact.send({ topic: "Ad Sales", email: "ada@example.com", description: "Hello" });
 */
export function createApiClient({ verification = {}, ...transport }: ApiClientOptions): ApiClient {
  const { url, credentials } = verification;
  const authorization = credentials && basicAuthorization(credentials);
  const call = createTransport(transport, { url, authorization });
  const send = createSendWith(call);
  const messageCalls = (
    definition: typeof contact | typeof partnership | typeof advertising,
  ): MessageCalls => ({
    send: (message, options) => send(definition, message, options),
  });
  return {
    ...createLinkClientWith(call),
    contact: messageCalls(contact),
    partnership: messageCalls(partnership),
    advertising: messageCalls(advertising),
    send,
  };
}
