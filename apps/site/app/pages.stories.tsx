import type { Meta, StoryObj } from "@storybook/react-vite";
import AdvertiseFormPage from "./pages/advertise-form/advertise-form-page.tsx";
import AdvertisePage from "./pages/advertise/advertise-page.tsx";
import AmbassadorsPage from "./pages/ambassadors/ambassadors-page.tsx";
import BlacksPage from "./pages/blacks/blacks-page.tsx";
import ContactPage from "./pages/contact/contact-page.tsx";
import DownloadPage from "./pages/download/download-page.tsx";
import FaqPage from "./pages/faq/faq-page.tsx";
import HomePage from "./pages/home/home-page.tsx";
import MaintenancePage from "./pages/maintenance/maintenance-page.tsx";
import SentPage from "./pages/sent/sent-page.tsx";
import NotFoundPage from "./pages/not-found/not-found-page.tsx";
import PartnershipPage from "./pages/partnership/partnership-page.tsx";
import SafetyPage from "./pages/safety/safety-page.tsx";
import ServerErrorPage from "./pages/server-error/server-error-page.tsx";
import AccessibilityPage from "./pages/text/accessibility-page.tsx";
import CommunityGuidelinesPage from "./pages/text/community-guidelines-page.tsx";
import CookiePolicyPage from "./pages/text/cookie-policy-page.tsx";
import PrivacyPage from "./pages/text/privacy-page.tsx";
import SecurityPage from "./pages/text/security-page.tsx";
import SocialSafetyPage from "./pages/text/social-safety-page.tsx";
import TermsPage from "./pages/text/terms-page.tsx";
import VariantPage from "./pages/variant/variant-page.tsx";

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
