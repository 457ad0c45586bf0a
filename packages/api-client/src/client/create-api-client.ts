import {
  sendAdvertisingRequest,
  sendPartnershipRequest,
} from "../business-request/business-request-calls.ts";
import { businessRequestCalls } from "../business-request/business-request.ts";
import type { BusinessRequestCalls } from "../business-request/business-request.ts";
import { contactCalls } from "../contact/contact.ts";
import type { ContactCalls } from "../contact/contact.ts";
import { passwordCalls } from "../password/password.ts";
import type { PasswordCalls } from "../password/password.ts";
import { phoneCalls } from "../phone/phone.ts";
import type { PhoneCalls } from "../phone/phone.ts";
import { basicAuthorization } from "../verification/credentials.ts";
import type { Credentials } from "../verification/credentials.ts";
import { verificationCalls } from "../verification/verification.ts";
import type { VerificationCalls } from "../verification/verification.ts";
import { createTransport, type TransportOptions } from "../transport/create-transport.ts";
import { sendBy, type Send } from "../transport/send.ts";

/**
 * Where the verification service is, and how it knows the caller.
 *
 * @example const service: VerificationService = { url: "https://verify.twilio.com/v2/Services/VA01", credentials };
 */
export interface VerificationService {
  /**
   * Absolute http(s) URL that the paths of its calls are put behind.
   *
   * @default "verification" behind the client's `baseUrl`
   */
  readonly url?: string | undefined;
  /** For servers only: a client that is given them in a browser is not made. */
  readonly credentials?: Credentials | undefined;
}

/**
 * Where the backend and the verification service are, and how patient the client is with them.
 *
 * @example createApiClient({ baseUrl: "https://api.example.com", timeout: 5000 });
 */
export interface ApiClientOptions extends TransportOptions {
  readonly verification?: VerificationService | undefined;
}

/**
 * The backend's calls, grouped by subject, and `send` for a call by its definition.
 *
 * @example const send = (api: ApiClient, message: ContactMessage) => api.contact.send(message);
 */
export interface ApiClient {
  readonly contact: ContactCalls;
  readonly partnership: BusinessRequestCalls;
  readonly advertising: BusinessRequestCalls;
  readonly phone: PhoneCalls;
  readonly password: PasswordCalls;
  readonly verification: VerificationCalls;
  readonly send: Send;
}

/**
 * Makes the client for the backend and the verification service of specification section 7.
 *
 * A call is sent once: what it asks for (an e-mail, say) must not happen twice. A message with an `idempotencyKey` is
 * tried up to three times. A redirect is not followed. A failed call rejects with an `ApiFailure` and nothing else.
 *
 * @param options - see {@link ApiClientOptions}
 * @throws TypeError on a `baseUrl` or `verification.url` that is not absolute and on credentials in a browser,
 * RangeError on a `timeout` out of range.
 *
 * @example
 * const api = createApiClient({ baseUrl: "https://api.example.com" });
 * await api.contact.send({ topic: "Ad Sales", email: "ada@example.com", description: "Hello" });
 */
export function createApiClient({ verification = {}, ...options }: ApiClientOptions): ApiClient {
  const { url, credentials } = verification;
  const authorization = credentials && basicAuthorization(credentials);
  const call = createTransport(options, { url, authorization });
  const send = sendBy(call);
  return {
    contact: contactCalls(send),
    partnership: businessRequestCalls(send, sendPartnershipRequest),
    advertising: businessRequestCalls(send, sendAdvertisingRequest),
    phone: phoneCalls(send),
    password: passwordCalls(send),
    verification: verificationCalls(call),
    send,
  };
}
