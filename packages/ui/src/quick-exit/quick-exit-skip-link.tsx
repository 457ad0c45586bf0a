import { SkipLink, type SkipLinkProps } from "../skip-link/skip-link.tsx";

export type QuickExitSkipLinkProps = SkipLinkProps & {
  /** The same URL as that of `QuickExit`. */
  href: string;
};

/**
 * A skip link that leaves the site, at the start of a page with a `QuickExit`, whose script enhances both.
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
