import type { Meta, StoryObj } from "@storybook/react-vite";
import AdvertiseFormPage from "./advertise-form/advertise-form-page.tsx";
import AdvertisePage from "./advertise/advertise-page.tsx";
import AmbassadorsPage from "./ambassadors/ambassadors-page.tsx";
import BlacksPage from "./blacks/blacks-page.tsx";
import ContactPage from "./contact/contact-page.tsx";
import DownloadPage from "./download/download-page.tsx";
import FaqPage from "./faq/faq-page.tsx";
import HomePage from "./home/home-page.tsx";
import MaintenancePage from "./maintenance/maintenance-page.tsx";
import SentPage from "./message-form/sent-page.tsx";
import NotFoundPage from "./not-found/not-found-page.tsx";
import PartnershipPage from "./partnership/partnership-page.tsx";
import SafetyPage from "./safety/safety-page.tsx";
import ServerErrorPage from "./server-error/server-error-page.tsx";
import AccessibilityPage from "./text/accessibility-page.tsx";
import CommunityGuidelinesPage from "./text/community-guidelines-page.tsx";
import CookiePolicyPage from "./text/cookie-policy-page.tsx";
import PrivacyPage from "./text/privacy-page.tsx";
import SecurityPage from "./text/security-page.tsx";
import SocialSafetyPage from "./text/social-safety-page.tsx";
import TermsPage from "./text/terms-page.tsx";
import VariantPage from "./variant/variant-page.tsx";

const meta = {
  title: "Pages/Site",
  tags: ["!autodocs", "whole-page"],
  parameters: { controls: { disable: true }, layout: "fullscreen", options: { showPanel: false } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Home: Story = { render: () => <HomePage /> };
export const Variant: Story = { render: () => <VariantPage /> };
export const Advertise: Story = { render: () => <AdvertisePage /> };
export const AdvertiseForm: Story = { render: () => <AdvertiseFormPage /> };
export const Ambassadors: Story = { render: () => <AmbassadorsPage /> };
export const Blacks: Story = { render: () => <BlacksPage /> };
export const Download: Story = { render: () => <DownloadPage /> };
export const Partnership: Story = { render: () => <PartnershipPage /> };
export const Contact: Story = { render: () => <ContactPage /> };
export const Sent: Story = { render: () => <SentPage /> };
export const Help: Story = { render: () => <FaqPage /> };
export const DatingSafety: Story = { render: () => <SafetyPage /> };
export const SocialSafety: Story = { render: () => <SocialSafetyPage /> };
export const CommunityGuidelines: Story = { render: () => <CommunityGuidelinesPage /> };
export const Terms: Story = {
  render: () => <TermsPage />,
  // axe takes a closed fold's links as hidden where styles show them, and misses them in what they scroll.
  play: ({ canvasElement }) => canvasElement.querySelector("nav details")?.setAttribute("open", ""),
};
export const Privacy: Story = { render: () => <PrivacyPage /> };
export const CookiePolicy: Story = { render: () => <CookiePolicyPage /> };
export const Security: Story = { render: () => <SecurityPage /> };
export const Accessibility: Story = { render: () => <AccessibilityPage /> };
export const NotFound: Story = { render: () => <NotFoundPage /> };
export const ServerError: Story = { render: () => <ServerErrorPage /> };
export const Maintenance: Story = { render: () => <MaintenancePage /> };
