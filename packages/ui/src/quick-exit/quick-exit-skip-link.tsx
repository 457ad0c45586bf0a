import { SkipLink, type SkipLinkProps } from "../skip-link/skip-link.tsx";

export type QuickExitSkipLinkProps = SkipLinkProps & {
  /** The same URL as the page's `QuickExit`. */
  href: string;
};

/**
 * The quick exit as a skip link, at the start of a page that has a `QuickExit`, whose script enhances it, too.
 *
 * @example <Page skipLinks={<QuickExitSkipLink href="https://www.weather.com" />}>…</Page>
 */
export function QuickExitSkipLink({ children = "Leave this site", ...rest }: QuickExitSkipLinkProps) {
  return (
    <SkipLink data-quick-exit="" rel="nofollow noreferrer" {...rest}>
      {children}
    </SkipLink>
  );
}
