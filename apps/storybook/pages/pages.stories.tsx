import { hydrate as hydrateAdvertising } from "@matchfront/site/forms/business-request/hydrate-advertising.ts";
import { hydrate as hydratePartnership } from "@matchfront/site/forms/business-request/hydrate-partnership.ts";
import { hydrate as hydrateContact } from "@matchfront/site/forms/contact/hydrate-contact.ts";
import * as sending from "@matchfront/site/forms/message-form/sending.ts";
import { PasswordResetDialog } from "@matchfront/site/forms/reset/password-reset-dialog.tsx";
import { PhoneResetDialog } from "@matchfront/site/forms/reset/phone-reset-dialog.tsx";
import { PathContext } from "@matchfront/site/messages/language-context.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import AdvertiseFormPage from "@matchfront/site/pages/advertise-form/advertise-form-page.tsx";
import AdvertisePage from "@matchfront/site/pages/advertise/advertise-page.tsx";
import AmbassadorsPage from "@matchfront/site/pages/ambassadors/ambassadors-page.tsx";
import BlacksPage from "@matchfront/site/pages/blacks/blacks-page.tsx";
import ContactPage from "@matchfront/site/pages/contact/contact-page.tsx";
import DownloadPage from "@matchfront/site/pages/download/download-page.tsx";
import FaqPage from "@matchfront/site/pages/faq/faq-page.tsx";
import HomePage from "@matchfront/site/pages/home/home-page.tsx";
import MaintenancePage from "@matchfront/site/pages/maintenance/maintenance-page.tsx";
import SentPage from "@matchfront/site/pages/sent/sent-page.tsx";
import NotFoundPage from "@matchfront/site/pages/not-found/not-found-page.tsx";
import PartnershipPage from "@matchfront/site/pages/partnership/partnership-page.tsx";
import ServerErrorPage from "@matchfront/site/pages/server-error/server-error-page.tsx";
import DocumentPage from "@matchfront/site/pages/text/document-page.tsx";
import VariantPage from "@matchfront/site/pages/variant/variant-page.tsx";
import { variantPath } from "@matchfront/site/shell/paths.ts";
import type { ComponentType } from "react";
import { inDialogLocale, loadMessages, WithCalls } from "../forms/dialog-locale.tsx";

const meta = {
  title: "Pages/Site",
  tags: ["!autodocs", "whole-page", "without-panel"],
  parameters: { controls: { disable: true }, layout: "fullscreen" },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Returns a render function for the page at a path. */
const at = (path: string, Page: ComponentType) =>
  function PageAtPath() {
    return (
      <PathContext value={path}>
        <Page />
      </PathContext>
    );
  };

/** Legal texts are not translated. */
const inEnglish: Partial<Story> = {
  decorators: [
    (Page) => (
      <div translate="no">
        <Page />
      </div>
    ),
  ],
};

export const Home: Story = { render: at("/", HomePage) };
export const Variant: Story = { render: at(variantPath, VariantPage) };
export const Advertise: Story = { render: at("/advertise", AdvertisePage) };
export const AdvertiseForm: Story = {
  tags: ["hydrated"],
  render: at("/advertise-form", AdvertiseFormPage),
  play: playWith(hydrateAdvertising),
};
export const Ambassadors: Story = { render: at("/ambassadors", AmbassadorsPage) };
export const Blacks: Story = { render: at("/blacks", BlacksPage) };
export const Download: Story = { render: at("/download", DownloadPage) };
export const Partnership: Story = {
  tags: ["hydrated"],
  render: at("/partnership", PartnershipPage),
  play: playWith(hydratePartnership),
};
export const Contact: Story = {
  tags: ["hydrated"],
  render: at("/contactus", ContactPage),
  play: playWith(hydrateContact),
};
export const Sent: Story = { render: at("/contactus/sent", SentPage) };
export const Help: Story = { render: at("/faq", FaqPage) };
export const DatingSafety: Story = { render: at("/safety", DocumentPage) };
export const SocialSafety: Story = { render: at("/safetytips", DocumentPage) };
export const CommunityGuidelines: Story = { render: at("/communityguidelines", DocumentPage) };
export const Terms: Story = {
  ...inEnglish,
  render: at("/terms", DocumentPage),
  // Opened because axe treats the links in closed details as hidden, even if styles show them.
  play: ({ canvasElement }) => canvasElement.querySelector("nav details")?.setAttribute("open", ""),
};
export const Privacy: Story = { ...inEnglish, render: at("/privacy", DocumentPage) };
export const CookiePolicy: Story = { ...inEnglish, render: at("/policy", DocumentPage) };
export const Security: Story = { render: at("/security", DocumentPage) };
export const Accessibility: Story = { render: at("/accessibility", DocumentPage) };
export const NotFound: Story = { render: at("/404", NotFoundPage) };
export const ServerError: Story = { render: at("/500", ServerErrorPage) };
export const Maintenance: Story = { render: at("/maintenance", MaintenancePage) };

export const PasswordReset: Story = {
  loaders: [loadMessages],
  decorators: [inDialogLocale],
  render: () => <WithCalls>{(calls) => <PasswordResetDialog calls={calls} />}</WithCalls>,
};
export const PhoneNumberReset: Story = {
  loaders: [loadMessages],
  decorators: [inDialogLocale],
  render: () => <WithCalls>{(calls) => <PhoneResetDialog calls={calls} />}</WithCalls>,
};

/** Returns a play function that hydrates the page's island, as its script does. */
function playWith(hydrate: typeof hydrateContact) {
  return ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const island = canvasElement.querySelector<HTMLElement>("[data-island]");
    const loading = Promise.resolve(sending);
    if (island) hydrate(island, { load: () => loading, loading });
  };
}
