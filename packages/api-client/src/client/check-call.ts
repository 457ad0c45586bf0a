import { sendContactMessage } from "../contact/contact-call.ts";
import type { CallDefinition } from "./call-definition.ts";

/**
 * Refuses a definition that no call can be made by. The compiler does so too, where there is one.
 *
 * @throws TypeError that shows the definition, and one as it should be
 *
 * @example
 * checkCall({ ...newsletter, path: "newsletter" }); // TypeError: call is {"method":"post","path":"newsletter",…
 */
export function checkCall(call: CallDefinition): void {
  const { method, path, names, success } = call;
  const parts = method + path + JSON.stringify(success);
  if (/^(post|put)\/[^/].*Status":("2xx"|\d)/.test(parts) && names?.length > 0) return;
  const such = JSON.stringify(sendContactMessage);
  throw new TypeError(`call is ${JSON.stringify(call)}, but it must be such as ${such}, by "post" or "put".`);
}
