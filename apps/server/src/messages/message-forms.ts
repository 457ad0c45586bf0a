import type { CallDefinition } from "@matchfront/api-client";
import { calls } from "@matchfront/api-client/calls";
import type { Parsed, InvalidReply } from "@matchfront/forms";
import { advertisingForm, contactForm, partnershipForm, type MessageFormName } from "@matchfront/forms/site";
import { pathIn, translations, type FormWords } from "../config/languages.ts";

type Texts = Readonly<Record<string, string>>;

/** The values of a form by field, in the form's order. */
export type MessageValues = Texts & { readonly email: string };

/** The parts of a form's definition that the server uses. */
interface MessageDefinition {
  readonly name: MessageFormName;
  /** The path of the form's page. `/sent` below it is the thanks page for visitors without script. */
  readonly page: string;
  readonly emptyValues: Texts;
  readonly copy: { readonly thanks: { readonly message: string } };
  readonly parse: (input: unknown) => Parsed<MessageValues>;
  readonly invalidReply: (input: unknown, errors: Partial<Texts>, formError?: string) => InvalidReply<Texts>;
}

/** The texts of a form's mail. */
interface MailCopy {
  /** The fields' labels in the mail. */
  readonly labels: Texts;
  readonly subject: (values: MessageValues) => string;
}

/** A form that sends a message: its definition, call and mail. */
export interface MessageForm extends MessageDefinition, MailCopy {
  /** The call that the page's script, or a native post, sends (specification section 7). */
  readonly call: CallDefinition & { readonly method: "post" };
  /** Returns the form and its page in a language, or in English if the language is unknown. */
  readonly in: (language: string) => MessageDefinition;
}

const requestLabels = {
  name: "Name",
  businessname: "Business",
  email: "From",
  phoneNumber: "Phone",
  website: "Website",
  description: "Description",
};

export const messageForms: Readonly<Record<MessageFormName, MessageForm>> = {
  contact: connect(contactForm, calls.contact, ({ contact }) => contactForm.withCopy(contact), {
    labels: { topic: "Topic", email: "From", description: "Description" },
    subject: ({ topic, email }) => `[${topic}] message from ${email}`,
  }),
  partnership: connect(
    partnershipForm,
    calls.partnership,
    ({ partnership }) => partnershipForm.withCopy(partnership),
    {
      labels: requestLabels,
      subject: ({ name, email }) => `[Partnership] request from ${name}, ${email}`,
    },
  ),
  advertising: connect(
    advertisingForm,
    calls.advertising,
    ({ advertising }) => advertisingForm.withCopy(advertising),
    {
      labels: requestLabels,
      subject: ({ name, email }) => `[Advertising] request from ${name}, ${email}`,
    },
  ),
};

/**
 * Connects a form with its call and mail. A missing label is a type error.
 *
 * @param translate creates the form in another language
 */
function connect<Form extends MessageDefinition>(
  form: Form,
  call: MessageForm["call"],
  translate: (words: FormWords) => MessageDefinition,
  mail: MailCopy & { readonly labels: Readonly<Record<keyof Form["emptyValues"], string>> },
): MessageForm {
  const translated = new Map<string, MessageDefinition>(
    translations.map(({ language, words }) => [
      language,
      { ...translate(words), page: pathIn(language, form.page) },
    ]),
  );
  return { ...form, call, ...mail, in: (language) => translated.get(language) ?? form };
}
