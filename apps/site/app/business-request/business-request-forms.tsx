import { calls, createApiClient } from "@matchfront/api-client";
import {
  businessRequestCopy,
  emptyBusinessRequest,
  parseBusinessRequest,
  validateBusinessRequest,
  type BusinessRequestValues,
} from "@matchfront/forms";
import type { MessageFormKind } from "../message-form/message-form-kind.ts";
import { BusinessRequestFields } from "./business-request-fields.tsx";

const shared = {
  copy: businessRequestCopy,
  empty: emptyBusinessRequest,
  parse: parseBusinessRequest,
  validate: validateBusinessRequest,
};

/** The form of the Partnership Program page. */
export const partnershipForm: MessageFormKind<BusinessRequestValues> = {
  ...shared,
  name: "partnership",
  action: calls.partnership.path,
  path: "/partnership",
  send: (values, options) => createApiClient({ baseUrl: location.origin }).partnership.send(values, options),
  Fields: () => <BusinessRequestFields hint={businessRequestCopy.intents.partnership.hint} />,
};

/** The advertising request form. */
export const advertisingForm: MessageFormKind<BusinessRequestValues> = {
  ...shared,
  name: "advertising",
  action: calls.advertising.path,
  path: "/advertise-form",
  send: (values, options) => createApiClient({ baseUrl: location.origin }).advertising.send(values, options),
  Fields: BusinessRequestFields,
};
