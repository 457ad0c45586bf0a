import { calls } from "@matchfront/api-client/calls";
import { partnershipForm } from "@matchfront/forms/site";
import { configureMessageForm } from "../message-form/message-form-config.ts";
import { BusinessFields } from "./business-fields.tsx";

export const partnershipFormConfig = configureMessageForm(partnershipForm, calls.partnership, BusinessFields);
