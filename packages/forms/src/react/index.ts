"use client";

export { useDraft } from "./use-draft.ts";
export { usePhoneReset } from "./use-phone-reset.ts";
export { useSubmit } from "./use-submit.ts";
export type { UseDraft } from "./use-draft.ts";
export type { UseSubmit, UseSubmitQueue } from "./use-submit.ts";
export type { UsePhoneReset } from "./use-phone-reset.ts";
