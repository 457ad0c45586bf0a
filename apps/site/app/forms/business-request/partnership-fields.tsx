import type { MessageForm, PartnershipValues } from "@matchfront/forms/site";
import type { BoundForm } from "@matchfront/forms/final-form";
import type { CountMessages } from "@matchfront/ui";
import type { FieldsProps } from "../message-form/message-form-config.ts";
import { BusinessFields } from "./business-fields.tsx";

export function partnershipFields(
  { Field }: BoundForm<PartnershipValues>,
  form: MessageForm<PartnershipValues>,
  countMessages?: CountMessages,
) {
  return function PartnershipFields(props: FieldsProps) {
    return <BusinessFields {...props} countMessages={countMessages} Field={Field} form={form} />;
  };
}
