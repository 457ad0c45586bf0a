import { calls } from "@matchfront/api-client";
import { advertisingForm } from "@matchfront/forms";
import { messageKind } from "../message-form/message-kind.ts";
import { businessRequestFields } from "./business-request-fields.tsx";

/** The advertising request. */
export const advertisingMessage = messageKind(advertisingForm, calls.advertising, businessRequestFields);
