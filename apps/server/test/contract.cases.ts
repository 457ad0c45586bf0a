import type { ApiClient } from "@matchfront/api-client/calls";

/** The tokens of two active links of one member. */
interface Tokens {
  readonly phone: string;
  readonly password: string;
}

type Call = (api: ApiClient, tokens: Tokens) => Promise<unknown>;

/** The member's number. */
export const taken = "+2348031234567";
/** A number that is verified for the phone link. */
export const verified = { e164: "+254712345678", dialingCode: "+254", phoneNumber: "0712345678" };

const unverified = { dialingCode: "+254", phoneNumber: "0712345679" };
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

export const successes: readonly (readonly [call: string, make: Call, result: unknown])[] = [
  ["contact.send", async (api) => (await api.contact.send(contact)).status, 200],
  [
    "contact.send, twice under one key",
    async (api) => {
      const send = () => api.contact.send(contact, { idempotencyKey: "0198c1f2-0001" });
      const [first, second] = [await send(), await send()];
      return first.reference !== undefined && first.reference === second.reference;
    },
    true,
  ],
  ["partnership.send", async (api) => (await api.partnership.send(business)).status, 200],
  ["advertising.send", async (api) => (await api.advertising.send(business)).status, 200],
  [
    "phone.isAvailable for a free number",
    (api, { phone: token }) => api.phone.isAvailable({ phoneNumber: verified.phoneNumber }, { token }),
    true,
  ],
  [
    "phone.isAvailable for a member's number",
    (api, { phone: token }) => api.phone.isAvailable({ phoneNumber: taken }, { token }),
    false,
  ],
  [
    "phone.isAvailable for a member's number without a link",
    (api) => api.phone.isAvailable({ phoneNumber: taken }),
    true,
  ],
  [
    "phone.update",
    async (api, { phone: token }) => (await api.phone.update(verified, { token })).status,
    200,
  ],
  [
    "password.change",
    async (api, { password: token }) =>
      typeof (await api.password.change({ newPassword }, { token })).message,
    "string",
  ],
];

const invalidPhone = [422, "Please enter valid mobile number"] as const;
const invalidLink = [401, "This link has expired or was already used. Please ask for a new one."] as const;

export const failures: readonly (readonly [
  call: string,
  make: Call,
  error: readonly [status: number, message: string],
])[] = [
  [
    "contact.send without an email",
    (api) => api.contact.send({ ...contact, email: "" }),
    [422, "Please check what you entered."],
  ],
  ["phone.isAvailable without a number", (api) => api.phone.isAvailable({ phoneNumber: "12" }), invalidPhone],
  [
    "phone.update with an unknown dialing code",
    (api, { phone: token }) => api.phone.update({ ...verified, dialingCode: "+999" }, { token }),
    invalidPhone,
  ],
  [
    "phone.update with an unverified number",
    (api, { phone: token }) => api.phone.update(unverified, { token }),
    [403, "Please enter the code we sent to this number first."],
  ],
  [
    "phone.update with a password link",
    (api, { password: token }) => api.phone.update(verified, { token }),
    invalidLink,
  ],
  [
    "phone.update with a used link",
    async (api, { phone: token }) => {
      await api.phone.update(verified, { token });
      return await api.phone.update(verified, { token });
    },
    invalidLink,
  ],
  [
    "password.change with seven characters",
    (api, { password: token }) => api.password.change({ newPassword: "7#kQ9-2" }, { token }),
    [422, "Password must be 8 character"],
  ],
  [
    "password.change with an unknown link",
    (api) => api.password.change({ newPassword }, { token: "unknown" }),
    invalidLink,
  ],
];
