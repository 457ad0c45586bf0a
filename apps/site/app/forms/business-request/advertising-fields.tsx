import type { AdvertisingValues, MessageForm } from "@matchfront/forms/site";
import type { BoundForm } from "@matchfront/forms/final-form";
import type { CountMessages } from "@matchfront/ui";
import type { FieldsProps } from "../message-form/message-form-config.ts";
import { BusinessFields } from "./business-fields.tsx";

export function advertisingFields(
  { Field }: BoundForm<AdvertisingValues>,
  form: MessageForm<AdvertisingValues>,
  countMessages?: CountMessages,
) {
  return function AdvertisingFields(props: FieldsProps) {
    return <BusinessFields {...props} countMessages={countMessages} Field={Field} form={form} />;
  };
}
