import { calls, type CallDefinition, type CallValues } from "@matchfront/api-client";
import {
  advertisingForm,
  contactForm,
  partnershipForm,
  type MessageFormName,
  type Parsed,
  type InvalidReply,
} from "@matchfront/forms";
import { pathIn, translations, type FormWords } from "../config/languages.ts";

type Texts = Readonly<Record<string, string>>;

/** The values of any of the forms, by field, in the form's order. */
export type MessageValues = Texts & { readonly email: string };

/** The parts of a form's definition that the server uses. */
interface MessageDefinition {
  readonly name: MessageFormName;
  /** The path of its page; `/sent` below it thanks those who sent it without script. */
  readonly page: string;
  readonly fieldNames: readonly string[];
  readonly emptyValues: Texts;
  readonly copy: { readonly thanks: { readonly message: string } };
  readonly parse: (input: unknown) => Parsed<MessageValues>;
  readonly invalidReply: (input: unknown, errors: Partial<Texts>, formError?: string) => InvalidReply<Texts>;
}

/** The words of a form's mail. */
interface MailCopy {
  /** Each field's label in the mail. */
  readonly labels: Texts;
  readonly subject: (values: MessageValues) => string;
}

/** One of the forms that send a message: its definition, its call and its mail. */
export interface MessageForm extends MessageDefinition, MailCopy {
  /** Where it is posted to (specification section 7), by the page's script or by the browser itself. */
  readonly call: CallDefinition & { readonly method: "post" };
  /** The same form in a language, with its page there; in English where it has no such language. */
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

/** The forms that send a message, by name. */
export const messageForms: Readonly<Record<MessageFormName, MessageForm>> = {
  contact: bind(contactForm, calls.contact, ({ contact }) => contactForm.withCopy(contact), {
    labels: { topic: "Topic", email: "From", description: "Description" },
    subject: ({ topic, email }) => `[${topic}] message from ${email}`,
  }),
  partnership: bind(
    partnershipForm,
    calls.partnership,
    ({ partnership }) => partnershipForm.withCopy(partnership),
    {
      labels: requestLabels,
      subject: ({ name, email }) => `[Partnership] request from ${name}, ${email}`,
    },
  ),
  advertising: bind(
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
 * Binds a form to its call and to its mail: a field that the form or the call lacks, or a missing label, is a type error.
 *
 * @param translate makes the same form in the words of another language
 */
function bind<
  Call extends MessageForm["call"],
  Form extends MessageDefinition & {
    readonly fieldNames: readonly Call["fields"][number][];
    readonly parse: (input: unknown) => Parsed<CallValues<Call>>;
  },
>(
  form: Form,
  call: Call,
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
