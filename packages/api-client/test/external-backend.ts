import type { ApiClient } from "../src/calls/index.ts";

type Make = (api: ApiClient) => Promise<unknown>;

/** A response of another backend, with extra fields. */
interface ExternalAnswer {
  readonly call: string;
  readonly make: Make;
  readonly http: number;
  readonly body: string;
}

const token = "a1b2";
const contact = { topic: "Ad Sales", email: "ada@example.com", description: "Hello" };
const business = { ...contact, name: "Ada", businessname: "", phoneNumber: "8031234567", website: "" };
const phone = { phoneNumber: "8031234567", dialingCode: "+234" };

const ask: Make = (api) => api.contact.send(contact);
const partner: Make = (api) => api.partnership.send(business);
const advertise: Make = (api) => api.advertising.send(business);
const isAvailable: Make = (api) => api.phone.isAvailable(phone);
const update: Make = (api) => api.phone.update(phone, { token });
const change: Make = (api) => api.password.change({ newPassword: "correct horse battery" }, { token });

const REFUSED = "something went wrong";
const html = "<!doctype html><title>502</title>";
const mailed = '{"success":true,"status":200,"message":"Email sent","data":{"accepted":["a@example.com"]}}';

/** Successes (specification section 7). */
export const successes: readonly (ExternalAnswer & { readonly result: unknown })[] = [
  {
    call: "contact.send",
    make: ask,
    http: 200,
    body: mailed,
    result: { status: 200, message: "Email sent" },
  },
  {
    call: "partnership.send",
    make: partner,
    http: 200,
    body: mailed,
    result: { status: 200, message: "Email sent" },
  },
  {
    call: "advertising.send",
    make: advertise,
    http: 201,
    body: mailed,
    result: { status: 200, message: "Email sent" },
  },
  {
    call: "advertising.send",
    make: advertise,
    http: 200,
    body: '{"status":200,"message":null}',
    result: { status: 200 },
  },
  { call: "phone.isAvailable", make: isAvailable, http: 200, body: '{"status":204,"data":[]}', result: true },
  {
    call: "phone.isAvailable",
    make: isAvailable,
    http: 200,
    body: '{"status":200,"data":[{"id":7}]}',
    result: false,
  },
  {
    call: "phone.isAvailable",
    make: isAvailable,
    http: 200,
    body: '{"status":409,"message":"exists"}',
    result: false,
  },
  {
    call: "phone.update",
    make: update,
    http: 200,
    body: '{"status":200,"message":"Number changed","data":{"nModified":1}}',
    result: { status: 200, message: "Number changed" },
  },
  {
    call: "password.change",
    make: change,
    http: 200,
    body: '{"status":200,"message":"Password changed"}',
    result: { message: "Password changed" },
  },
  { call: "password.change", make: change, http: 200, body: '{"message":{}}', result: {} },
  { call: "password.change", make: change, http: 200, body: "OK", result: {} },
  { call: "password.change", make: change, http: 200, body: "", result: {} },
];

/** Failures and their messages (specification section 8). */
export const failures: readonly (ExternalAnswer & { readonly error: Readonly<Record<string, unknown>> })[] = [
  {
    call: "contact.send",
    make: ask,
    http: 200,
    body: '{"status":500,"message":"Mail is down","error":{"code":"EAUTH"}}',
    error: { name: "RejectedError", message: "Mail is down", bodyStatus: 500 },
  },
  {
    call: "contact.send",
    make: ask,
    http: 502,
    body: html,
    error: { name: "RejectedError", httpStatus: 502, message: REFUSED },
  },
  {
    call: "partnership.send",
    make: partner,
    http: 200,
    body: '{"status":204}',
    error: { name: "RejectedError", bodyStatus: 204 },
  },
  {
    call: "advertising.send",
    make: advertise,
    http: 400,
    body: '{"status":400,"message":"email must be an email","error":"Bad Request"}',
    error: { name: "RejectedError", message: "email must be an email" },
  },
  {
    call: "phone.isAvailable",
    make: isAvailable,
    http: 429,
    body: '{"status":204}',
    error: { name: "RejectedError", httpStatus: 429 },
  },
  {
    call: "phone.isAvailable",
    make: isAvailable,
    http: 400,
    body: '{"status":400,"message":"phoneNumber must be a number"}',
    error: { name: "RejectedError", message: "phoneNumber must be a number" },
  },
  { call: "phone.isAvailable", make: isAvailable, http: 204, body: "", error: { name: "MalformedError" } },
  {
    call: "phone.isAvailable",
    make: isAvailable,
    http: 200,
    body: "true",
    error: { name: "MalformedError" },
  },
  {
    call: "phone.update",
    make: update,
    http: 200,
    body: '{"status":401,"message":"jwt expired"}',
    error: { name: "RejectedError", message: "jwt expired", httpStatus: 200, bodyStatus: 401 },
  },
  {
    call: "phone.update",
    make: update,
    http: 401,
    body: '{"statusCode":401,"message":"Unauthorized"}',
    error: { name: "RejectedError", message: "Unauthorized", httpStatus: 401, bodyStatus: undefined },
  },
  {
    call: "password.change",
    make: change,
    http: 422,
    body: '{"status":200,"message":"Password is too common"}',
    error: { name: "RejectedError", message: "Password is too common" },
  },
  {
    call: "password.change",
    make: change,
    http: 202,
    body: '{"message":"Queued"}',
    error: { name: "MalformedError" },
  },
];
