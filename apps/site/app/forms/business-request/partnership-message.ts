import { calls } from "@matchfront/api-client";
import { partnershipForm } from "@matchfront/forms";
import { messageKind } from "../message-form/message-kind.ts";
import { businessRequestFields } from "./business-request-fields.tsx";

/** The form of the Partnership Program page. */
export const partnershipMessage = messageKind(partnershipForm, calls.partnership, businessRequestFields);
