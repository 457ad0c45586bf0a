import type { MessageFormConfig } from "@matchfront/site/forms/message-form/message-form-config.ts";
import { MessageForm } from "@matchfront/site/forms/message-form/message-form.tsx";
import * as sending from "@matchfront/site/forms/message-form/sending.ts";
import { getFormMessages } from "@matchfront/site/forms/message-form/form-messages.ts";
import type { Language } from "@matchfront/locales/locales";
import { LanguageContext } from "@matchfront/site/messages/language-context.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { use, useMemo } from "react";
import { expect, userEvent, within } from "storybook/test";
import { siteLanguage } from "../languages/story-language.ts";
import { expectVisibleText, FakeBackend, type FakeResponse, type FakeResponses } from "./fake-backend.tsx";

const messageResponses = {
  "Accepts the message": "accepts",
  "Never responds": "never responds",
  "No network": "no network",
  "Rejects it: the email is blocked": { status: 422, message: "Email is blocked" },
  "Rejects it: too many messages": { status: 429, message: "Too many messages. Please try again later." },
  "Fails with status 500": { status: 500, message: "" },
} as const satisfies Record<string, FakeResponse>;

type MessageFormStoryProps = {
  config: MessageFormConfig;
  call: keyof FakeResponses;
  response: keyof typeof messageResponses;
};

const loading = Promise.resolve(sending);
const interactionChunk = { loading, load: () => loading };

function MessageFormStory({ config: english, call, response }: MessageFormStoryProps) {
  const language = use(LanguageContext);
  const config = useMemo(() => inLanguage(english, language), [english, language]);
  const page = `/${location.pathname.slice(1)}${location.search}` as const;
  return (
    <FakeBackend responses={{ [call]: messageResponses[response] }}>
      <MessageForm
        config={{ ...config, form: { ...config.form, page } }}
        interactionChunk={interactionChunk}
      />
    </FakeBackend>
  );
}

function inLanguage(english: MessageFormConfig, language: Language): MessageFormConfig {
  return english.translate(getFormMessages(language, english.form));
}

type Settings = Meta<typeof MessageFormStory>;
type Story = StoryObj<typeof MessageFormStory>;

/** Returns the meta of a form's stories, without title and tags: Storybook reads those from the source. */
export function messageFormMeta(args: Pick<MessageFormStoryProps, "config" | "call">) {
  return {
    component: MessageFormStory,
    args: { ...args, response: "Accepts the message" },
    argTypes: {
      response: { control: "select", name: "The backend", options: Object.keys(messageResponses) },
      config: { table: { disable: true } },
      call: { table: { disable: true } },
    },
    // The form is not in a package, so there is no code to copy.
    parameters: { docs: { codePanel: false } },
    // Removes drafts and queued messages of the previous story.
    beforeEach: () => sessionStorage.clear(),
  } as const satisfies Settings;
}

const texts: Readonly<Record<string, string>> = {
  topic: "Help / Support",
  name: "Ada Okafor",
  email: "ada@mail.example",
  phoneNumber: "8031234567",
  description: "How do I change my number?",
};

type PlayContext = Pick<Parameters<NonNullable<Story["play"]>>[0], "args" | "canvasElement" | "globals">;

const configOf = ({ args, globals }: PlayContext) => inLanguage(args.config, siteLanguage(globals.language));

async function send(context: PlayContext): Promise<void> {
  const { send: name } = configOf(context).form.copy;
  await userEvent.click(within(context.canvasElement).getByRole("button", { name }));
}

async function fillInAndSend(context: PlayContext): Promise<void> {
  const { canvasElement } = context;
  for (const [name, { label }] of Object.entries(configOf(context).form.copy.fields)) {
    const control = within(canvasElement).getByLabelText(label);
    const text = texts[name] ?? "";
    if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, text);
    else if (text) await userEvent.type(control, text);
  }
  await send(context);
}

export const messageFormStates = {
  empty: {},

  /** Each field has lost focus once. */
  touched: {
    async play(context) {
      const { canvas } = context;
      const { copy, emptyValues, validate } = configOf(context).form;
      for (const [name, { label }] of Object.entries(copy.fields)) {
        await userEvent.click(canvas.getByLabelText(label));
        if (name === "email") await userEvent.keyboard("ada@");
        await userEvent.tab();
      }
      const { email = "" } = validate({ ...emptyValues, email: "ada@" });
      await expect((await canvas.findAllByText(email))[0]).toBeVisible();
    },
  },

  /** Sent empty. */
  invalid: {
    async play(context) {
      await send(context);
      await expect(await context.canvas.findByText(configOf(context).form.copy.errorSummary)).toBeVisible();
    },
  },

  sending: {
    args: { response: "Never responds" },
    async play(context) {
      await fillInAndSend(context);
      const { sending: name } = configOf(context).form.copy;
      await expect(await context.canvas.findByRole("button", { name })).toBeVisible();
    },
  },

  /** After four seconds. */
  slow: {
    args: { response: "Never responds" },
    async play(context) {
      await fillInAndSend(context);
      await expectVisibleText(configOf(context).messages.submit.slow, 8000);
    },
  },

  /** Choose another response of the backend to restore the network and send the message. */
  queued: {
    args: { response: "No network" },
    async play(context) {
      await fillInAndSend(context);
      const { cancel } = configOf(context).messages.submit;
      await expect(await context.canvas.findByRole("button", { name: cancel })).toBeVisible();
    },
  },

  sent: {
    async play(context) {
      await fillInAndSend(context);
      await expect(await context.canvas.findByRole("dialog")).toBeVisible();
    },
  },

  failed: {
    args: { response: "Rejects it: the email is blocked" },
    async play(context) {
      await fillInAndSend(context);
      await expectVisibleText("Email is blocked");
    },
  },
} as const satisfies Record<string, Story>;
