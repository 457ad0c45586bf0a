/** What an emailed link lets its holder change. */
export type LinkKind = "phone" | "password";

/** For whom and for what a link is issued. */
export interface IssueLinkOptions {
  readonly memberId: string;
  readonly kind: LinkKind;
  /** Where visitors reach the site. */
  readonly publicUrl: string;
}

/** A new link. Its address is known only now: the token in it is stored as its hash. */
export interface IssuedLink {
  /** The whole address, with the token. */
  readonly href: string;
  readonly expiresAt: Date;
}

/** The key of the home page's query that opens the dialog (specification section 2). */
const queryKeys = { phone: "token", password: "password" } as const satisfies Record<LinkKind, string>;

/**
 * The address of an emailed link.
 *
 * @example resetLinkUrl("phone", token, "https://moyo.example"); // "https://moyo.example/?token=…"
 */
export function resetLinkUrl(kind: LinkKind, token: string, publicUrl: string): string {
  return new URL(`/?${queryKeys[kind]}=${token}`, publicUrl).href;
}
