"use client";

export { bindForm } from "./bind-form.tsx";
export { useProblems } from "./use-problems.ts";
export type { BoundForm, BoundFormProps } from "./bind-form.tsx";
export type { BindableForm, BoundField, Option, Problem } from "./bound-form.ts";
