import { advertisingForm } from "./business-request/advertising-form.ts";
import { partnershipForm } from "./business-request/partnership-form.ts";
import { contactForm } from "./contact/contact-form.ts";

/**
 * The forms that send a message.
 *
 * @example for (const { name, page } of messageForms) console.log(name, page); // "contact /contactus" first
 */
export const messageForms = [contactForm, partnershipForm, advertisingForm] as const;
