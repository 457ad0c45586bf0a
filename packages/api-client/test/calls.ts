import type { ApiClient } from "../src/calls/index.ts";

/** A call with the numbers of its sentences in docs/specification.md, its request, and a response with its result. */
type ContractCall = readonly [
  name: string,
  make: (api: ApiClient) => Promise<unknown>,
  request: object,
  response: string,
  result: unknown,
];

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
const { phoneNumber } = phone;
const password = { newPassword: "correct horse battery" };
/** Other values of a form, which must not be sent. */
const extra = { draftId: "7" };

const authorization = "b a1b2";
const post = (path: string, values: object) => ({
  method: "POST",
  path,
  contentType: "application/json",
  body: JSON.stringify(values),
});
const put = (path: string, values: object) => ({ ...post(path, values), method: "PUT", authorization });
const verify = (path: string, body: string) => ({
  ...post(path, {}),
  authorization,
  contentType: "application/x-www-form-urlencoded;charset=UTF-8",
  body,
});
const mailed = '{"status":200,"message":"Sent","reference":"M-17"}';
const message = { status: 200, message: "Sent", reference: "M-17" };

/** The calls that succeed if the body's status is 200. */
export const callsByBodyStatus: readonly ContractCall[] = [
  [
    "contact.send [spec 85, 128]",
    (api) => api.contact.send(contact),
    post("/admin/sendContactUsEmail", contact),
    mailed,
    message,
  ],
  [
    "partnership.send [spec 86, 129]",
    (api) => api.partnership.send(business),
    post("/admin/sendParternerUsEmail", business),
    mailed,
    message,
  ],
  [
    "advertising.send [spec 86, 130]",
    (api) => api.advertising.send(business),
    post("/admin/sendAdvertiseEmail", business),
    mailed,
    message,
  ],
  [
    "phone.update [spec 87, 120, 132]",
    (api) => api.phone.update({ ...phone, ...extra }, { token }),
    put("/api/updatePhoneNumber", phone),
    '{"status":200,"message":"Phone number updated"}',
    { status: 200, message: "Phone number updated" },
  ],
];

const isAvailable = post("/api/isPhoneAlreadyExist", { phoneNumber });
const change = (api: ApiClient) => api.password.change({ ...password, ...extra }, { token });
const changed = put("/admin/changePasswordViaEmailForAdmin", password);

/** All calls of the backend and the verification service. */
export const calls: readonly ContractCall[] = [
  ...callsByBodyStatus,
  [
    "phone.isAvailable of a free number [spec 131]",
    (api) => api.phone.isAvailable({ ...phone, ...extra }),
    isAvailable,
    '{"status":204}',
    true,
  ],
  [
    "phone.isAvailable with a token, of a used number [spec 131]",
    (api) => api.phone.isAvailable(phone, { token }),
    { ...isAvailable, authorization },
    '{"status":200,"message":"Phone Number already exists"}',
    false,
  ],
  [
    "phone.isAvailable of a number with another status",
    (api) => api.phone.isAvailable(phone),
    isAvailable,
    '{"status":409}',
    false,
  ],
  [
    "link.isActive of an active link",
    (api) => api.link.isActive({ kind: "password", ...extra }, { token }),
    { ...post("/api/isLinkActive", { kind: "password" }), authorization },
    '{"status":204}',
    true,
  ],
  [
    "link.isActive of a used link",
    (api) => api.link.isActive({ kind: "phone" }, { token }),
    { ...post("/api/isLinkActive", { kind: "phone" }), authorization },
    '{"status":401,"message":"This link has expired."}',
    false,
  ],
  [
    "password.change [spec 88, 120, 121, 133]",
    change,
    changed,
    '{"message":"Changed"}',
    { message: "Changed" },
  ],
  ["password.change with a message that is no text", change, changed, '{"message":{}}', {}],
  ["password.change with a response that is no JSON", change, changed, "OK", {}],
  [
    "verification.send [spec 90, 134]",
    (api) => api.verification.send({ to, channel: "sms", ...extra }, { token }),
    verify("/verification/Verifications", "To=%2B2348031234567&Channel=sms"),
    '{"sid":"VE01","status":"pending","valid":false}',
    undefined,
  ],
  [
    "verification.check [spec 89, 134]",
    (api) => api.verification.check({ to, code: "123456", ...extra }, { token }),
    verify("/verification/VerificationCheck", "To=%2B2348031234567&Code=123456"),
    '{"sid":"VE01","status":"approved","valid":true}',
    { valid: true },
  ],
];
