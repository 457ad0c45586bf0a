"use client";

export { usePhoneReset } from "./use-phone-reset.ts";
export type { UsePhoneResetResult } from "./use-phone-reset.ts";
