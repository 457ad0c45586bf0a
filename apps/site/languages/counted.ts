/** A text for each form that a counted noun has, by the rules of `Intl.PluralRules`; `{count}` is filled in. */
export type Counted = { readonly one: string; readonly other: string };
