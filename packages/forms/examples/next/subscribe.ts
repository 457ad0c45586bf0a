"use server";

import type { ReplyOf } from "@matchfront/forms";
import { newsletterForm } from "../newsletter-form.ts";
import { save } from "../save.ts";

type Subscription = ReplyOf<typeof newsletterForm>;

export async function subscribe(_before: Subscription, posted: FormData): Promise<Subscription> {
  const parsed = newsletterForm.parse(posted);
  if (parsed.status === "invalid") return newsletterForm.invalidReply(posted, parsed.errors);
  try {
    await save(parsed.values);
    return { status: "sent" };
  } catch {
    return newsletterForm.invalidReply(posted, {}, "Please try again in a minute.");
  }
}
