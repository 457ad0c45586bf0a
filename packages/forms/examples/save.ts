import type { ValuesOf } from "@matchfront/forms";
import type { newsletterForm } from "./newsletter-form.ts";

const subscribers: ValuesOf<typeof newsletterForm>[] = [];

/** Stands in for your database. */
export async function save(subscriber: ValuesOf<typeof newsletterForm>): Promise<number> {
  return subscribers.push(subscriber);
}
