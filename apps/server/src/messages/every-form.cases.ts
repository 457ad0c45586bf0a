import { advertisingForm, partnershipForm, type MessageFormName } from "@matchfront/forms/site";

/** [the form, its call's path, its page, a valid message, the mail's subject, the mail's first lines] */
export const everyForm: readonly (readonly [
  form: MessageFormName,
  url: string,
  page: string,
  message: Readonly<Record<string, string>>,
  subject: string,
  lines: readonly string[],
])[] = [
  [
    "contact",
    "/admin/sendContactUsEmail",
    "/contactus",
    { topic: "Help / Support", email: "ada@example.org", description: "Ẹ káàárọ̀ 👋🏾" },
    "[Help / Support] message from ada@example.org",
    ["Topic: Help / Support", "From: ada@example.org"],
  ],
  [
    "partnership",
    "/admin/sendParternerUsEmail",
    "/partnership",
    {
      ...partnershipForm.emptyValues,
      name: "Ada Obi",
      businessname: "Obi Foods",
      email: "ada@example.org",
      phoneNumber: "8031234567",
      website: "obi.example",
      description: "שלום & welcome",
    },
    "[Partnership] request from Ada Obi, ada@example.org",
    [
      "Name: Ada Obi",
      "Business: Obi Foods",
      "From: ada@example.org",
      "Phone: 8031234567",
      "Website: obi.example",
    ],
  ],
  [
    "advertising",
    "/admin/sendAdvertiseEmail",
    "/advertise-form",
    {
      ...advertisingForm.emptyValues,
      name: "Ada Obi",
      businessname: "",
      email: "ada@example.org",
      phoneNumber: "8031234567",
      website: "",
      description: "We bake.",
    },
    "[Advertising] request from Ada Obi, ada@example.org",
    ["Name: Ada Obi", "From: ada@example.org", "Phone: 8031234567"],
  ],
];
