import { calls } from "@matchfront/api-client";
import { partnershipForm } from "@matchfront/forms";
import { configureMessageForm } from "../message-form/message-form-config.ts";
import { businessRequestFields } from "./business-request-fields.tsx";

export const partnershipFormConfig = configureMessageForm(
  partnershipForm,
  calls.partnership,
  businessRequestFields,
);
