import type { Send, ValuesOf } from "@matchfront/forms";
import type { newsletterForm } from "./newsletter-form.ts";

export const sendNewsletter: Send<ValuesOf<typeof newsletterForm>> = async (values, options) => {
  const { signal, idempotencyKey } = options;
  const headers = { "content-type": "application/json", "idempotency-key": idempotencyKey };
  const body = JSON.stringify(values);
  const response = await fetch("/newsletter", { method: "POST", headers, body, signal });
  if (response.ok) return;
  if (response.status !== 422) throw new Error("Please try again in a minute.");
  const { message, errors } = await response.json();
  throw Object.assign(new Error(message), { fieldErrors: errors });
};
