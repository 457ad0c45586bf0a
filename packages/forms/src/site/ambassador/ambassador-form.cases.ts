import type { ErrorsOf, ValuesOf } from "../../define-form/form.ts";
import type { ambassadorForm } from "./ambassador-form.ts";

type AmbassadorErrors = ErrorsOf<typeof ambassadorForm>;

/** A valid application. */
export const application: ValuesOf<typeof ambassadorForm> = {
  email: "ada@example.com",
  ambassadorName: "Ada Obi",
  companyName: "Obi Foods",
  description: "I dance.",
};

const nothing: AmbassadorErrors = {
  email: "Email is required",
  ambassadorName: "Ambassador Name is required",
  companyName: "Company Name is required",
  description: "Description is required",
};

/** [description, input, messages] */
export const invalidCases: readonly (readonly [name: string, input: unknown, errors: AmbassadorErrors])[] = [
  ["nothing", undefined, nothing],
  ["no fields", {}, nothing],
  ["blank fields", { email: " ", ambassadorName: "\t", companyName: "\n", description: "\u200b" }, nothing],
  ["no email address", { ...application, email: "ada" }, { email: "Must be a valid email" }],
  [
    "only an ambassador's name missing",
    { ...application, ambassadorName: "" },
    { ambassadorName: "Ambassador Name is required" },
  ],
  [
    "only a company's name missing",
    { ...application, companyName: 1 },
    { companyName: "Company Name is required" },
  ],
];
