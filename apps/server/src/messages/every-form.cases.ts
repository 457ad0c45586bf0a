import { advertisingForm, partnershipForm, type MessageFormName } from "@matchfront/forms/site";

interface FormCase {
  readonly name: MessageFormName;
  readonly url: string;
  readonly page: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The mail's subject and first lines. */
  readonly subject: string;
  readonly lines: readonly string[];
}

const ada = { name: "Ada Obi", email: "ada@example.org", phoneNumber: "8031234567" };

export const everyForm: readonly FormCase[] = [
  {
    name: "contact",
    url: "/admin/sendContactUsEmail",
    page: "/contactus",
    fields: { topic: "Help / Support", email: ada.email, description: "Ẹ káàárọ̀ 👋🏾" },
    subject: "[Help / Support] message from ada@example.org",
    lines: ["Topic: Help / Support", "From: ada@example.org"],
  },
  {
    name: "partnership",
    url: "/admin/sendParternerUsEmail",
    page: "/partnership",
    fields: {
      ...partnershipForm.emptyValues,
      ...ada,
      businessname: "Obi Foods",
      website: "obi.example",
      description: "שלום & welcome",
    },
    subject: "[Partnership] request from Ada Obi, ada@example.org",
    lines: [
      "Name: Ada Obi",
      "Business: Obi Foods",
      "From: ada@example.org",
      "Phone: 8031234567",
      "Website: obi.example",
    ],
  },
  {
    name: "advertising",
    url: "/admin/sendAdvertiseEmail",
    page: "/advertise-form",
    fields: {
      ...advertisingForm.emptyValues,
      ...ada,
      phoneNumber: "+2348031234567",
      description: "We bake.",
    },
    subject: "[Advertising] request from Ada Obi, ada@example.org",
    lines: ["Name: Ada Obi", "From: ada@example.org", "Phone: +2348031234567"],
  },
];
