export { AccordionItem } from "./accordion/accordion-item.tsx";
export { Accordion } from "./accordion/accordion.tsx";
export { Pattern } from "./pattern/pattern.tsx";
export { BrandIcon } from "./brand-icon/brand-icon.tsx";
export {
  appleIcon,
  facebookIcon,
  googlePlayIcon,
  instagramIcon,
  tiktokIcon,
  twitterIcon,
  youtubeIcon,
} from "./brand-icon/paths.ts";
export { ButtonLink } from "./button/button-link.tsx";
export { Button } from "./button/button.tsx";
export { CallToAction } from "./call-to-action/call-to-action.tsx";
export { Callout } from "./callout/callout.tsx";
export { CardGrid } from "./card/card-grid.tsx";
export { Card } from "./card/card.tsx";
export { Carousel } from "./carousel/carousel.tsx";
export { Checkbox } from "./checkbox/checkbox.tsx";
export { CodeField } from "./code-field/code-field.tsx";
export { Couple } from "./couple/couple.tsx";
export { DataTable } from "./data-table/data-table.tsx";
export { DefinitionList } from "./definition-list/definition-list.tsx";
export { Dialog } from "./dialog/dialog.tsx";
export { ErrorAnnouncer } from "./error-summary/error-announcer.tsx";
export { ErrorSummary } from "./error-summary/error-summary.tsx";
export { DosAndDonts } from "./feature-list/dos-and-donts.tsx";
export { FeatureList } from "./feature-list/feature-list.tsx";
export { Footer } from "./footer/footer.tsx";
export { FieldGroup } from "./field-group/field-group.tsx";
export { FormLayout } from "./form-layout/form-layout.tsx";
export { FormStatus } from "./form-status/form-status.tsx";
export { Hero } from "./hero/hero.tsx";
export { Hotlines } from "./hotlines/hotlines.tsx";
export { Icon } from "./icon/icon.tsx";
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
export { Logo } from "./logo/logo.tsx";
export { MorePages } from "./more-pages/more-pages.tsx";
export { NoticeBanner } from "./notice-banner/notice-banner.tsx";
export { Page } from "./page/page.tsx";
export { Panel } from "./panel/panel.tsx";
export { PasswordField } from "./password-field/password-field.tsx";
export { PhoneField } from "./phone-field/phone-field.tsx";
export { InShort } from "./prose/in-short.tsx";
export { LastUpdated } from "./prose/last-updated.tsx";
export { ProseLayout } from "./prose/prose-layout.tsx";
export { Prose } from "./prose/prose.tsx";
export { QrCode } from "./qr-code/qr-code.tsx";
export { QuickExitSkipLink } from "./quick-exit/quick-exit-skip-link.tsx";
export { QuickExit } from "./quick-exit/quick-exit.tsx";
export { SecondaryFooter } from "./secondary-footer/secondary-footer.tsx";
export { Section } from "./section/section.tsx";
export { SelectField } from "./select-field/select-field.tsx";
export { SkipLink } from "./skip-link/skip-link.tsx";
export { StatRow } from "./stat-row/stat-row.tsx";
export { Steps } from "./steps/steps.tsx";
export { GetTheApp } from "./store-buttons/get-the-app.tsx";
export { StoreButtons } from "./store-buttons/store-buttons.tsx";
export { SubmitButton } from "./submit-button/submit-button.tsx";
export { TableOfContents } from "./table-of-contents/table-of-contents.tsx";
export { TextArea } from "./text-area/text-area.tsx";
export { TextField } from "./text-field/text-field.tsx";
export { ToastProvider } from "./toast/toast-provider.tsx";
export { useToast } from "./toast/use-toast.ts";
export { breakpoints, colorRoles, palette } from "./tokens/tokens.ts";
export { TopNav } from "./top-nav/top-nav.tsx";

export type { AccordionItemProps } from "./accordion/accordion-item.tsx";
export type { PatternProps } from "./pattern/pattern.tsx";
export type { BrandIconProps } from "./brand-icon/brand-icon.tsx";
export type { ButtonLinkProps } from "./button/button-link.tsx";
export type { ButtonProps } from "./button/button.tsx";
export type { CallToActionProps } from "./call-to-action/call-to-action.tsx";
export type { CalloutProps } from "./callout/callout.tsx";
export type { CardGridProps } from "./card/card-grid.tsx";
export type { CardProps } from "./card/card.tsx";
export type { CarouselProps, CarouselSlide } from "./carousel/carousel.tsx";
export type { CarouselLabels } from "./carousel/labels.ts";
export type { CheckboxProps } from "./checkbox/checkbox.tsx";
export type { CodeFieldProps } from "./code-field/code-field.tsx";
export type { CoupleProps } from "./couple/couple.tsx";
export type { DataColumn, DataTableProps } from "./data-table/data-table.tsx";
export type { Definition, DefinitionListProps } from "./definition-list/definition-list.tsx";
export type { DialogProps } from "./dialog/dialog.tsx";
export type { ErrorAnnouncerProps } from "./error-summary/error-announcer.tsx";
export type { ErrorsByField, ErrorSummaryProps, FieldError } from "./error-summary/error-summary.tsx";
export type { DosAndDontsProps } from "./feature-list/dos-and-donts.tsx";
export type { Feature, FeatureListProps } from "./feature-list/feature-list.tsx";
export type { FieldGroupProps } from "./field-group/field-group.tsx";
export type { FooterColumn, FooterLink, FooterProps } from "./footer/footer.tsx";
export type { FormLayoutProps } from "./form-layout/form-layout.tsx";
export type { FormStatusProps } from "./form-status/form-status.tsx";
export type { HeroProps } from "./hero/hero.tsx";
export type { Hotline, HotlinesProps } from "./hotlines/hotlines.tsx";
export type { IconProps } from "./icon/icon.tsx";
export type { LogoProps } from "./logo/logo.tsx";
export type { MorePagesProps } from "./more-pages/more-pages.tsx";
export type { NoticeBannerProps } from "./notice-banner/notice-banner.tsx";
export type { PageProps } from "./page/page.tsx";
export type { PanelProps } from "./panel/panel.tsx";
export type { PasswordFieldProps } from "./password-field/password-field.tsx";
export type { PasswordMessages } from "./password-field/password-messages.ts";
export type { DialingCode, DialingCodeProps } from "./phone-field/dialing-code-select.tsx";
export type { PhoneFieldProps } from "./phone-field/phone-field.tsx";
export type { InShortProps } from "./prose/in-short.tsx";
export type { LastUpdatedProps } from "./prose/last-updated.tsx";
export type { ProseLayoutProps } from "./prose/prose-layout.tsx";
export type { QrCodeProps } from "./qr-code/qr-code.tsx";
export type { QuickExitSkipLinkProps } from "./quick-exit/quick-exit-skip-link.tsx";
export type { QuickExitProps } from "./quick-exit/quick-exit.tsx";
export type { SecondaryFooterProps } from "./secondary-footer/secondary-footer.tsx";
export type { SectionProps } from "./section/section.tsx";
export type { SelectFieldProps, SelectOption } from "./select-field/select-field.tsx";
export type { SkipLinkProps } from "./skip-link/skip-link.tsx";
export type { Stat, StatRowProps } from "./stat-row/stat-row.tsx";
export type { Step, StepsProps } from "./steps/steps.tsx";
export type { GetTheAppProps } from "./store-buttons/get-the-app.tsx";
export type { StoreButtonsProps } from "./store-buttons/store-buttons.tsx";
export type { StoreArtwork } from "./store-buttons/store-link.tsx";
export type { SubmitButtonProps } from "./submit-button/submit-button.tsx";
export type { ContentsItem } from "./table-of-contents/contents-list.tsx";
export type { TableOfContentsProps } from "./table-of-contents/table-of-contents.tsx";
export type { CountMessages } from "./text-area/count-message.ts";
export type { TextAreaProps } from "./text-area/text-area.tsx";
export type { TextFieldProps } from "./text-field/text-field.tsx";
export type { ToastProviderProps } from "./toast/toast-provider.tsx";
export type { ToastCalls, ToastKind } from "./toast/use-toast.ts";
export type { NavItem, TopNavProps } from "./top-nav/top-nav.tsx";
