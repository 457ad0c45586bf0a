export { Band } from "./band/band.tsx";
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
export { Button } from "./button/button.tsx";
export { ButtonLink } from "./button/button-link.tsx";
export { Couple } from "./couple/couple.tsx";
export { Dialog } from "./dialog/dialog.tsx";
export { ErrorSummary } from "./error-summary/error-summary.tsx";
export { Footer } from "./footer/footer.tsx";
export { Hero } from "./hero/hero.tsx";
export { Logo } from "./logo/logo.tsx";
export { Page } from "./page/page.tsx";
export { SelectField } from "./select-field/select-field.tsx";
export { StoreButtons } from "./store-buttons/store-buttons.tsx";
export { TextArea } from "./text-area/text-area.tsx";
export { TextField } from "./text-field/text-field.tsx";
export { ToastProvider } from "./toast/toast-provider.tsx";
export { useToast } from "./toast/use-toast.ts";
export { breakpoints, colorRoles, palette } from "./tokens/tokens.ts";

export type { BrandIconProps } from "./brand-icon/brand-icon.tsx";
export type { ButtonProps } from "./button/button.tsx";
export type { ButtonLinkProps } from "./button/button-link.tsx";
export type { CoupleProps } from "./couple/couple.tsx";
export type { DialogProps } from "./dialog/dialog.tsx";
export type { ErrorSummaryProps, FieldError } from "./error-summary/error-summary.tsx";
export type { FooterColumn, FooterLink, FooterProps } from "./footer/footer.tsx";
export type { HeroProps } from "./hero/hero.tsx";
export type { LogoProps } from "./logo/logo.tsx";
export type { PageProps } from "./page/page.tsx";
export type { SelectFieldProps, SelectOption } from "./select-field/select-field.tsx";
export type { StoreButtonsProps } from "./store-buttons/store-buttons.tsx";
export type { TextAreaProps } from "./text-area/text-area.tsx";
export type { TextFieldProps } from "./text-field/text-field.tsx";
export type { ToastProviderProps } from "./toast/toast-provider.tsx";
export type { ToastCalls } from "./toast/use-toast.ts";
