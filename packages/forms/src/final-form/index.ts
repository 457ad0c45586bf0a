"use client";

export { bindForm } from "./bind-form.tsx";
export { useErrorSummary } from "./use-error-summary.ts";
export type { BoundForm, BoundFormProps } from "./bind-form.tsx";
export type { BindableForm, BoundField, FieldOption, FieldError } from "./bound-form.ts";
