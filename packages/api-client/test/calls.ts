import type { ApiClient } from "../src/calls/index.ts";

/** A call, and the request that it must send. */
interface ContractCall {
  readonly name: string;
  /** The tag with the numbers of its sentences in docs/specification.md. */
  readonly spec: string;
  readonly make: (api: ApiClient) => Promise<unknown>;
  readonly sent: Readonly<Record<string, string | undefined>>;
  readonly answer: string;
  readonly result: unknown;
}

const json = "application/json";
const form = "application/x-www-form-urlencoded;charset=UTF-8";
const token = "a1b2";
const to = "+2348031234567";
const contact = { topic: "Ad Sales", email: "ada@example.com", description: "Ẹ káàárọ̀ 👋" };
const business = {
  name: "Ada",
  businessname: "",
  email: "ada@example.com",
  phoneNumber: "8031234567",
  website: "",
  description: "Ẹ káàárọ̀ 👋",
};
const phone = { phoneNumber: "8031234567", dialingCode: "+234" };
const password = { newPassword: "correct horse battery" };
/** Other values of a form, which must not be sent. */
const extra = { draftId: "7" };

/** The calls that succeed if the body's status is 200. */
export const callsByBodyStatus: readonly ContractCall[] = [
  {
    name: "contact.send",
    spec: "[spec 85, 128]",
    make: (api) => api.contact.send(contact),
    sent: {
      method: "POST",
      path: "/admin/sendContactUsEmail",
      contentType: json,
      body: JSON.stringify(contact),
    },
    answer: '{"status":200,"message":"Sent","reference":"M-17"}',
    result: { status: 200, message: "Sent", reference: "M-17" },
  },
  {
    name: "partnership.send",
    spec: "[spec 86, 129]",
    make: (api) => api.partnership.send(business),
    sent: {
      method: "POST",
      path: "/admin/sendParternerUsEmail",
      contentType: json,
      body: JSON.stringify(business),
    },
    answer: '{"status":200,"message":"Sent","reference":"M-17"}',
    result: { status: 200, message: "Sent", reference: "M-17" },
  },
  {
    name: "advertising.send",
    spec: "[spec 86, 130]",
    make: (api) => api.advertising.send(business),
    sent: {
      method: "POST",
      path: "/admin/sendAdvertiseEmail",
      contentType: json,
      body: JSON.stringify(business),
    },
    answer: '{"status":200,"message":"Sent","reference":"M-17"}',
    result: { status: 200, message: "Sent", reference: "M-17" },
  },
  {
    name: "phone.update",
    spec: "[spec 87, 120, 132]",
    make: (api) => api.phone.update({ ...phone, ...extra }, { token }),
    sent: {
      method: "PUT",
      path: "/api/updatePhoneNumber",
      authorization: "b a1b2",
      contentType: json,
      body: JSON.stringify(phone),
    },
    answer: '{"status":200,"message":"Phone number updated"}',
    result: { status: 200, message: "Phone number updated" },
  },
];

/** All calls of the backend and the verification service. */
export const calls: readonly ContractCall[] = [
  ...callsByBodyStatus,
  {
    name: "phone.isAvailable",
    spec: "[spec 131]",
    make: (api) => api.phone.isAvailable({ ...phone, ...extra }),
    sent: {
      method: "POST",
      path: "/api/isPhoneAlreadyExist",
      contentType: json,
      body: '{"phoneNumber":"8031234567"}',
    },
    answer: '{"status":204}',
    result: true,
  },
  {
    name: "phone.isAvailable with a token",
    spec: "[spec 131]",
    make: (api) => api.phone.isAvailable(phone, { token }),
    sent: {
      method: "POST",
      path: "/api/isPhoneAlreadyExist",
      authorization: "b a1b2",
      contentType: json,
      body: '{"phoneNumber":"8031234567"}',
    },
    answer: '{"status":200,"message":"Phone Number already exists"}',
    result: false,
  },
  {
    name: "link.isActive",
    spec: "",
    make: (api) => api.link.isActive({ kind: "password", ...extra }, { token }),
    sent: {
      method: "POST",
      path: "/api/isLinkActive",
      authorization: "b a1b2",
      contentType: json,
      body: '{"kind":"password"}',
    },
    answer: '{"status":204}',
    result: true,
  },
  {
    name: "link.isActive of a link that was used",
    spec: "",
    make: (api) => api.link.isActive({ kind: "phone" }, { token }),
    sent: {
      method: "POST",
      path: "/api/isLinkActive",
      authorization: "b a1b2",
      contentType: json,
      body: '{"kind":"phone"}',
    },
    answer: '{"status":401,"message":"This link has expired."}',
    result: false,
  },
  {
    name: "password.change",
    spec: "[spec 88, 120, 121, 133]",
    make: (api) => api.password.change({ ...password, ...extra }, { token }),
    sent: {
      method: "PUT",
      path: "/admin/changePasswordViaEmailForAdmin",
      authorization: "b a1b2",
      contentType: json,
      body: JSON.stringify(password),
    },
    answer: '{"message":"Password changed"}',
    result: { message: "Password changed" },
  },
  {
    name: "verification.send",
    spec: "[spec 90, 134]",
    make: (api) => api.verification.send({ to, channel: "sms", ...extra }, { token }),
    sent: {
      method: "POST",
      path: "/verification/Verifications",
      authorization: "b a1b2",
      contentType: form,
      body: "To=%2B2348031234567&Channel=sms",
    },
    answer: '{"sid":"VE01","status":"pending","valid":false}',
    result: undefined,
  },
  {
    name: "verification.check",
    spec: "[spec 89, 134]",
    make: (api) => api.verification.check({ to, code: "123456", ...extra }, { token }),
    sent: {
      method: "POST",
      path: "/verification/VerificationCheck",
      authorization: "b a1b2",
      contentType: form,
      body: "To=%2B2348031234567&Code=123456",
    },
    answer: '{"sid":"VE01","status":"approved","valid":true}',
    result: { valid: true },
  },
];
