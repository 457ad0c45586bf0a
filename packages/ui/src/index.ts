export { Accordion, AccordionItem, type AccordionItemProps } from "./accordion/accordion.tsx";
export { Pattern, type PatternProps } from "./pattern/pattern.tsx";
export { BrandIcon, type BrandIconProps } from "./brand-icon/brand-icon.tsx";
export {
  appleIcon,
  facebookIcon,
  googlePlayIcon,
  instagramIcon,
  tiktokIcon,
  twitterIcon,
  youtubeIcon,
} from "./brand-icon/paths.ts";
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from "./button/button.tsx";
export { CallToAction, type CallToActionProps } from "./call-to-action/call-to-action.tsx";
export { Callout, type CalloutProps } from "./callout/callout.tsx";
export { Card, CardGrid, type CardGridProps, type CardProps } from "./card/card.tsx";
export { Carousel, type CarouselProps, type CarouselSlide } from "./carousel/carousel.tsx";
export { Checkbox, type CheckboxProps } from "./checkbox/checkbox.tsx";
export { CodeField, type CodeFieldProps } from "./code-field/code-field.tsx";
export { Couple, type CoupleProps } from "./couple/couple.tsx";
export type { DrawingProps } from "./drawing/drawing.tsx";
export { DataTable, type DataColumn, type DataTableProps } from "./data-table/data-table.tsx";
export {
  DefinitionList,
  type Definition,
  type DefinitionListProps,
} from "./definition-list/definition-list.tsx";
export { Dialog, type DialogProps } from "./dialog/dialog.tsx";
export { ErrorBoundary, type ErrorBoundaryProps } from "./error-boundary/error-boundary.tsx";
export { ErrorAnnouncer, type ErrorAnnouncerProps } from "./error-summary/error-announcer.tsx";
export {
  ErrorSummary,
  type ErrorsByField,
  type ErrorSummaryProps,
  type FieldError,
} from "./error-summary/error-summary.tsx";
export { DosAndDonts, type DosAndDontsProps } from "./feature-list/dos-and-donts.tsx";
export { FeatureList, type Feature, type FeatureListProps } from "./feature-list/feature-list.tsx";
export { Footer, type FooterColumn, type FooterLink, type FooterProps } from "./footer/footer.tsx";
export { FieldGroup, type FieldGroupProps } from "./field-group/field-group.tsx";
export { FormLayout, type FormLayoutProps } from "./form-layout/form-layout.tsx";
export { FormStatus, type FormStatusProps } from "./form-status/form-status.tsx";
export { Hero, type HeroProps } from "./hero/hero.tsx";
export { Hotlines, type Hotline, type HotlinesProps } from "./hotlines/hotlines.tsx";
export { Icon, type IconProps } from "./icon/icon.tsx";
export {
  arrowRightIcon,
  caretDownIcon,
  caretLeftIcon,
  caretRightIcon,
  chatCircleIcon,
  checkCircleIcon,
  checkIcon,
  clockIcon,
  downloadIcon,
  envelopeIcon,
  heartIcon,
  infoIcon,
  linkIcon,
  listIcon,
  lockIcon,
  magnifyingGlassIcon,
  mapPinIcon,
  megaphoneIcon,
  pauseIcon,
  phoneIcon,
  playIcon,
  shieldCheckIcon,
  userIcon,
  usersThreeIcon,
  warningCircleIcon,
  warningIcon,
  xIcon,
} from "./icon/paths.ts";
export { Logo, type LogoProps } from "./logo/logo.tsx";
export { MorePages, type MorePagesProps } from "./more-pages/more-pages.tsx";
export { NoticeBanner, type NoticeBannerProps } from "./notice-banner/notice-banner.tsx";
export { Page, type PageProps } from "./page/page.tsx";
export { Panel, type PanelProps } from "./panel/panel.tsx";
export { PasswordField, type PasswordFieldProps } from "./password-field/password-field.tsx";
export { PhoneField, type PhoneFieldProps } from "./phone-field/phone-field.tsx";
export { InShort, type InShortProps } from "./prose/in-short.tsx";
export { LastUpdated, type LastUpdatedProps } from "./prose/last-updated.tsx";
export { ProseLayout, type ProseLayoutProps } from "./prose/prose-layout.tsx";
export { Prose } from "./prose/prose.tsx";
export { QrCode, type QrCodeProps } from "./qr-code/qr-code.tsx";
export {
  QuickExit,
  QuickExitSkipLink,
  type QuickExitProps,
  type QuickExitSkipLinkProps,
} from "./quick-exit/quick-exit.tsx";
export { SecondaryFooter, type SecondaryFooterProps } from "./secondary-footer/secondary-footer.tsx";
export { Section, type SectionProps } from "./section/section.tsx";
export { SelectField, type SelectFieldProps, type SelectOption } from "./select-field/select-field.tsx";
export { SkipLink, type SkipLinkProps } from "./skip-link/skip-link.tsx";
export { StatRow, type Stat, type StatRowProps } from "./stat-row/stat-row.tsx";
export { Steps, type Step, type StepsProps } from "./steps/steps.tsx";
export { GetTheApp, type GetTheAppProps } from "./store-buttons/get-the-app.tsx";
export { StoreButtons, type StoreArtwork, type StoreButtonsProps } from "./store-buttons/store-buttons.tsx";
export { SubmitButton, type SubmitButtonProps } from "./submit-button/submit-button.tsx";
export {
  TableOfContents,
  type ContentsItem,
  type TableOfContentsProps,
} from "./table-of-contents/table-of-contents.tsx";
export { TextArea, type TextAreaProps } from "./text-area/text-area.tsx";
export { TextField, type TextFieldProps } from "./text-field/text-field.tsx";
export { ToastProvider, type ToastProviderProps } from "./toast/toast-provider.tsx";
export { useToast, type ToastCalls, type ToastKind } from "./toast/use-toast.ts";
export { breakpoints, colorRoles, palette } from "./tokens/tokens.ts";
export { TopNav, type NavItem, type TopNavProps } from "./top-nav/top-nav.tsx";

export type { CarouselLabels } from "./carousel/labels.ts";
export type { PasswordMessages } from "./password-field/password-messages.ts";
export type { DialingCode, DialingCodeProps } from "./phone-field/dialing-code-select.tsx";
export type { CountMessages } from "./text-area/count-message.ts";
