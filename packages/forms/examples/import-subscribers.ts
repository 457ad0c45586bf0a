import { createSubmit, type Send, type ValuesOf } from "@matchfront/forms";
import { newsletterForm } from "./newsletter-form.ts";

/** Sends each valid row; returns the errors of the others. */
export async function importSubscribers(
  rows: readonly unknown[],
  send: Send<ValuesOf<typeof newsletterForm>, unknown>,
) {
  const faults: { row: unknown; errors: object }[] = [];
  for (const row of rows) {
    const parsed = newsletterForm.parse(row);
    if (parsed.status === "invalid") {
      faults.push({ row, errors: parsed.errors });
      continue;
    }
    const sent = await createSubmit({ send }).submit(parsed.values);
    if (sent.status === "failed") faults.push({ row, errors: { form: sent.message } });
  }
  return faults;
}
