import { createRoot } from "react-dom/client";
import type { Send, ValuesOf } from "@matchfront/forms";
import { NewsletterForm } from "./newsletter.tsx";
import type { newsletterForm } from "./newsletter-form.ts";

const send: Send<ValuesOf<typeof newsletterForm>, Response> = async (values, { signal, idempotencyKey }) => {
  const response = await fetch("/newsletter", {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": idempotencyKey },
    body: JSON.stringify(values),
    signal,
  });
  if (!response.ok) throw new Error("Please try again in a minute.");
  return response;
};

const root = document.querySelector("#root");
if (root) createRoot(root).render(<NewsletterForm send={send} />);
