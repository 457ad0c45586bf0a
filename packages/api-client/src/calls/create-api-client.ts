import { createTransport, type TransportOptions } from "../transport/create-transport.ts";
import { createSendWith, type Send } from "../transport/send.ts";
import { advertising, contact, partnership } from "./calls.ts";
import { basicAuthorization, type Credentials } from "./credentials.ts";
import { linkCalls, type LinkCalls } from "./link.ts";
import { messageCalls, type MessageCalls } from "./messages.ts";
import { passwordCalls, type PasswordCalls } from "./password.ts";
import { phoneCalls, type PhoneCalls } from "./phone.ts";
import { verificationCalls, type VerificationCalls } from "./verification.ts";

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

/**
 * The backend's calls, grouped by subject, and `send` for other calls.
 *
 * @example const isActive = (api: ApiClient, token: string) => api.link.isActive({ kind: "phone" }, { token });
 */
export interface ApiClient {
  readonly contact: MessageCalls;
  readonly partnership: MessageCalls;
  readonly advertising: MessageCalls;
  readonly link: LinkCalls;
  readonly phone: PhoneCalls;
  readonly password: PasswordCalls;
  readonly verification: VerificationCalls;
  readonly send: Send;
}

/**
 * Creates a client for the backend and the verification service (specification section 7).
 *
 * It sends a call once, and a message with an `idempotencyKey` up to three times. It does not follow redirects. A failed
 * call rejects with an `AnyApiError`.
 *
 * @param options - see {@link ApiClientOptions}
 * @throws TypeError if `baseUrl` or `verification.url` is not absolute, or if credentials are given in a browser;
 * RangeError if `timeout` is out of range
 * @example
 * const api = createApiClient({ baseUrl: "https://api.example.com" });
 * await api.contact.send({ topic: "Ad Sales", email: "ada@example.com", description: "Hello" });
 */
export function createApiClient({ verification = {}, ...options }: ApiClientOptions): ApiClient {
  const { url, credentials } = verification;
  const authorization = credentials && basicAuthorization(credentials);
  const call = createTransport(options, { url, authorization });
  const send = createSendWith(call);
  return {
    contact: messageCalls(send, contact),
    partnership: messageCalls(send, partnership),
    advertising: messageCalls(send, advertising),
    link: linkCalls(send),
    phone: phoneCalls(send),
    password: passwordCalls(send),
    verification: verificationCalls(call),
    send,
  };
}
