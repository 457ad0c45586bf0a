import { calls } from "@matchfront/api-client/calls";
import { advertisingForm } from "@matchfront/forms/site";
import { configureMessageForm } from "../message-form/message-form-config.ts";
import { BusinessFields } from "./business-fields.tsx";

export const advertisingFormConfig = configureMessageForm(advertisingForm, calls.advertising, BusinessFields);
