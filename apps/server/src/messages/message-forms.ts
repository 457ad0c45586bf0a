import type { CallDefinition } from "@matchfront/api-client";
import { calls } from "@matchfront/api-client/calls";
import {
  advertisingForm,
  contactForm,
  partnershipForm,
  type MessageForm as SiteForm,
  type MessageFormName,
} from "@matchfront/forms/site";
import { localize, type Language } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import type { SiteCopy } from "@matchfront/forms/site/en";
import { localeParts } from "@matchfront/locales/locale-parts";

type Texts = Readonly<Record<string, string>>;

/** The values of a form by field, in the form's order. */
export type MessageValues = Texts & { readonly email: string };

/** The parts of a form's definition that the server uses. `/sent` below its page is the thanks page without script. */
type MessageDefinition = Pick<SiteForm<MessageValues>, "copy" | "invalidReply" | "name" | "parse"> & {
  readonly page: string;
};

export interface MessageForm extends MessageDefinition {
  /** The call that the page's script, or a native post, sends (specification section 7). */
  readonly call: CallDefinition & { readonly method: "post" };
  readonly in: (language: Language) => MessageDefinition;
}

export const messageForms: Readonly<Record<MessageFormName, MessageForm>> = {
  contact: connect(contactForm, calls.contact, ({ contact }) => contact),
  partnership: connect(partnershipForm, calls.partnership, ({ partnership }) => partnership),
  advertising: connect(advertisingForm, calls.advertising, ({ advertising }) => advertising),
};

function connect<Values extends MessageValues>(
  form: SiteForm<Values>,
  call: MessageForm["call"],
  copyOf: (messages: SiteCopy) => SiteForm<Values>["copy"],
): MessageForm {
  const localized = localize((language) => ({
    ...form.translate(copyOf(localeParts[language].forms)),
    page: pathIn(language, form.page),
  }));
  return { ...form, call, in: (language) => localized[language] };
}
