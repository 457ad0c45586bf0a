import {
  sendAdvertisingRequest,
  sendPartnershipRequest,
} from "../business-request/business-request-calls.ts";
import { businessRequestCalls } from "../business-request/business-request.ts";
import type { BusinessRequestCalls } from "../business-request/business-request.ts";
import { contactCalls } from "../contact/contact.ts";
import type { ContactCalls } from "../contact/contact.ts";
import { linkCalls } from "../link/link.ts";
import type { LinkCalls } from "../link/link.ts";
import { passwordCalls } from "../password/password.ts";
import type { PasswordCalls } from "../password/password.ts";
import { phoneCalls } from "../phone/phone.ts";
import type { PhoneCalls } from "../phone/phone.ts";
import { basicAuthorization } from "../verification/credentials.ts";
import type { Credentials } from "../verification/credentials.ts";
import { verificationCalls } from "../verification/verification.ts";
import type { VerificationCalls } from "../verification/verification.ts";
import { createTransport, type TransportOptions } from "../transport/create-transport.ts";
import { createSendWith, type Send } from "../transport/send.ts";

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
  /** For servers only: in a browser `createApiClient` throws. */
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
 * The backend's calls, grouped by subject, and `send` for any call definition.
 *
 * @example const send = (api: ApiClient, message: ContactMessage) => api.contact.send(message);
 */
export interface ApiClient {
  readonly contact: ContactCalls;
  readonly partnership: BusinessRequestCalls;
  readonly advertising: BusinessRequestCalls;
  readonly link: LinkCalls;
  readonly phone: PhoneCalls;
  readonly password: PasswordCalls;
  readonly verification: VerificationCalls;
  readonly send: Send;
}

/**
 * Creates a client for the backend and the verification service of specification section 7.
 *
 * A call is sent once: its effect (an email, say) must not happen twice. A message with an `idempotencyKey` is attempted up
 * to three times. Redirects are not followed. A failed call always rejects with an `AnyApiError`.
 *
 * @param options - see {@link ApiClientOptions}
 * @throws TypeError on a `baseUrl` or `verification.url` that is not absolute and on credentials in a browser,
 * RangeError on a `timeout` out of range
 *
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
    contact: contactCalls(send),
    partnership: businessRequestCalls(send, sendPartnershipRequest),
    advertising: businessRequestCalls(send, sendAdvertisingRequest),
    link: linkCalls(send),
    phone: phoneCalls(send),
    password: passwordCalls(send),
    verification: verificationCalls(call),
    send,
  };
}
