import type { ValuesOf } from "../../define-form/form.ts";
import type { FormCases } from "../forms.cases.ts";
import { ambassadorForm } from "./ambassador-form.ts";

export const ambassador: FormCases<ValuesOf<typeof ambassadorForm>> = {
  form: ambassadorForm,
  input: {
    email: "ada@example.com",
    ambassadorName: "Ada Obi",
    companyName: "Obi Foods",
    description: "I dance.",
  },
  valid: [["every field [spec 92]", {}]],
  invalid: [
    [
      "blank fields [spec 92]",
      { email: " ", ambassadorName: "\t", companyName: "\n", description: "\u200b" },
      {
        email: "Email is required",
        ambassadorName: "Ambassador Name is required",
        companyName: "Company Name is required",
        description: "Description is required",
      },
    ],
    ["no email address", { email: "ada" }, { email: "Must be a valid email" }],
  ],
};
