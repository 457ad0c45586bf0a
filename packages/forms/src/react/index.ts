"use client";

export { useDraft } from "./use-draft.ts";
export { useSubmit } from "./use-submit.ts";
export type { UseDraftResult } from "./use-draft.ts";
export type { UseSubmitResult } from "./use-submit.ts";
