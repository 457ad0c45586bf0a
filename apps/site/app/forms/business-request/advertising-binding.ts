import { calls } from "@matchfront/api-client";
import { advertisingForm } from "@matchfront/forms";
import { bindMessageForm } from "../message-form/message-form-binding.ts";
import { businessRequestFields } from "./business-request-fields.tsx";

export const advertisingBinding = bindMessageForm(advertisingForm, calls.advertising, businessRequestFields);
