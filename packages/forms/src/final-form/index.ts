"use client";

export { bindForm } from "./bind-form.tsx";
export { useErrorSummary } from "./use-error-summary.ts";
export type { BoundForm, BoundFormProps } from "./bind-form.tsx";
export type { BoundField, FieldOption } from "./use-bound-field.ts";
export type { FieldError } from "./use-error-summary.ts";
