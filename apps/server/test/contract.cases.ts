import type { ApiClient } from "@matchfront/api-client/calls";

/** The tokens of two active links. */
interface Tokens {
  readonly phone: string;
  readonly password: string;
}

interface ContractCase {
  readonly call: string;
  readonly given: string;
  readonly make: (api: ApiClient, tokens: Tokens) => Promise<unknown>;
}

interface SuccessCase extends ContractCase {
  readonly result: unknown;
}

interface FailureCase extends ContractCase {
  readonly httpStatus: number;
  readonly message: string;
}

/** A number that was verified for the phone link, and one that was not. */
export const verified = { e164: "+254712345678", dialingCode: "+254", phoneNumber: "0712345678" };
const unverified = { dialingCode: "+254", phoneNumber: "0712345679" };
/** The number of the member whose links they are. */
export const taken = "+2348031234567";

const contact = { topic: "Ad Sales", email: "ada@example.org", description: "Hello" };
const business = {
  name: "Ada",
  businessname: "",
  email: "ada@example.org",
  phoneNumber: "8031234567",
  website: "",
  description: "Hello",
};
const newPassword = "correct horse battery";
const idempotencyKey = "0198c1f2-0001";

const check = { httpStatus: 422, message: "Please check what you entered." };
const invalidPhone = { httpStatus: 422, message: "Please enter valid mobile number" };
const invalidLink = {
  httpStatus: 401,
  message: "This link has expired or was already used. Please ask for a new one.",
};

/** Calls that succeed. */
export const done: readonly SuccessCase[] = [
  {
    call: "contact.send",
    given: "a message",
    make: async (api) => (await api.contact.send(contact)).status,
    result: 200,
  },
  {
    call: "contact.send",
    given: "a message twice under one key",
    async make(api) {
      const { reference } = await api.contact.send(contact, { idempotencyKey });
      const again = await api.contact.send(contact, { idempotencyKey });
      return reference !== undefined && again.reference === reference;
    },
    result: true,
  },
  {
    call: "partnership.send",
    given: "a request",
    make: async (api) => (await api.partnership.send(business)).status,
    result: 200,
  },
  {
    call: "advertising.send",
    given: "a request",
    make: async (api) => (await api.advertising.send({ ...business, website: "moyo.example" })).status,
    result: 200,
  },
  {
    call: "phone.isAvailable",
    given: "a number that nobody has",
    make: (api, { phone: token }) => api.phone.isAvailable({ phoneNumber: verified.phoneNumber }, { token }),
    result: true,
  },
  {
    call: "phone.isAvailable",
    given: "a member's number",
    make: (api, { phone: token }) => api.phone.isAvailable({ phoneNumber: taken }, { token }),
    result: false,
  },
  {
    call: "phone.isAvailable",
    given: "a member's number, by a stranger",
    make: (api) => api.phone.isAvailable({ phoneNumber: taken }),
    result: true,
  },
  {
    call: "phone.update",
    given: "a number that was verified",
    make: async (api, { phone: token }) => (await api.phone.update(verified, { token })).status,
    result: 200,
  },
  {
    call: "password.change",
    given: "a new password",
    make: async (api, { password: token }) =>
      typeof (await api.password.change({ newPassword }, { token })).message,
    result: "string",
  },
];

/** Calls that fail, and what the visitor reads. */
export const refused: readonly FailureCase[] = [
  {
    call: "contact.send",
    given: "no address",
    make: (api) => api.contact.send({ ...contact, email: "ada" }),
    ...check,
  },
  {
    call: "partnership.send",
    given: "nine digits",
    make: (api) => api.partnership.send({ ...business, phoneNumber: "803123456" }),
    ...check,
  },
  {
    call: "advertising.send",
    given: "no description",
    make: (api) => api.advertising.send({ ...business, description: "" }),
    ...check,
  },
  {
    call: "phone.isAvailable",
    given: "no number",
    make: (api) => api.phone.isAvailable({ phoneNumber: "12" }),
    ...invalidPhone,
  },
  {
    call: "phone.update",
    given: "a number of no country",
    make: (api, { phone: token }) => api.phone.update({ ...verified, dialingCode: "+999" }, { token }),
    ...invalidPhone,
  },
  {
    call: "phone.update",
    given: "a number that was not verified",
    make: (api, { phone: token }) => api.phone.update(unverified, { token }),
    httpStatus: 403,
    message: "Please enter the code we sent to this number first.",
  },
  {
    call: "phone.update",
    given: "a link for the other dialog",
    make: (api, { password: token }) => api.phone.update(verified, { token }),
    ...invalidLink,
  },
  {
    call: "phone.update",
    given: "a link that was used",
    async make(api, { phone: token }) {
      await api.phone.update(verified, { token });
      return await api.phone.update(verified, { token });
    },
    ...invalidLink,
  },
  {
    call: "password.change",
    given: "seven characters",
    make: (api, { password: token }) => api.password.change({ newPassword: "7#kQ9-2" }, { token }),
    httpStatus: 422,
    message: "Password must be 8 character",
  },
  {
    call: "password.change",
    given: "an unknown link",
    make: (api) => api.password.change({ newPassword }, { token: "unknown" }),
    ...invalidLink,
  },
];
