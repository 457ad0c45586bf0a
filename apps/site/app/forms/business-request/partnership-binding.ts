import { calls } from "@matchfront/api-client";
import { partnershipForm } from "@matchfront/forms";
import { bindMessageForm } from "../message-form/message-form-binding.ts";
import { businessRequestFields } from "./business-request-fields.tsx";

export const partnershipBinding = bindMessageForm(partnershipForm, calls.partnership, businessRequestFields);
