import { testsOf, type Mutation } from "./mutation.ts";

const forms = (...files: string[]) => testsOf("packages/forms", ...files);
const calls = (...files: string[]) => testsOf("packages/api-client", ...files);

/** Bugs in the forms, and in the backend's calls. */
export const formsAndCallsBugs: readonly Mutation[] = [
  {
    name: "A string of the specification is spelled differently",
    file: "packages/forms/src/business-request/business-request.ts",
    find: 'digits: "Invaild phone number",',
    replace: 'digits: "Invalid phone number",',
    suites: [forms("src/business-request/business-request.test.ts")],
    expected: /^a business request is invalid with a phone number with a plus sign: /,
  },
  {
    name: "The messages for too short and too long names are swapped",
    file: "packages/forms/src/business-request/business-request.ts",
    find: 'minLength: "Too Short!", maxLength: "Too Long!"',
    replace: 'minLength: "Too Long!", maxLength: "Too Short!"',
    suites: [forms("src/business-request/business-request.test.ts")],
    expected: /^a business request is invalid with a name of one letter: /,
  },
  {
    name: "A sent message stays as a draft",
    file: "packages/forms/src/drafts/create-draft.ts",
    find: 'if (parsed.status === "valid" && isSame(parsed.values, values)) save(empty, storedMessage());',
    replace: 'if (parsed.status === "valid" && parsed.values === values) save(empty, storedMessage());',
    suites: [forms("src/queue/queued-submit.test.ts")],
    expected: /^a queued message is sent once .*its draft is cleared.*: expected \[ 'Hello' \]/,
  },
  {
    name: "Text typed before hydration is lost",
    file: "packages/forms/src/final-form/use-hydrated-texts.ts",
    find: 'isHydrating && typeof document === "object"',
    replace: 'isHydrating && typeof document !== "object"',
    suites: [forms("src/final-form/bind-form.test.tsx")],
    expected: /^text typed before hydration stays in the form, and is sent: /,
  },
  {
    name: "What was typed last is lost when the page is left",
    file: "packages/forms/src/final-form/idle-writer.ts",
    find: '"pagehide", ',
    replace: "",
    suites: [forms("src/final-form/typing.test.tsx")],
    expected: /^nothing that was typed is lost when the page is left: /,
  },
  {
    name: "Messages are sent without their idempotency key",
    file: "packages/api-client/src/transport/call.ts",
    find: '          ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),\n',
    replace: "",
    suites: [calls("src/transport/retry.test.ts")],
    expected:
      /^contact\.send is attempted up to three times with its one key: .*idempotencyKey: '0198c1f2-0001'/,
  },
  {
    name: "A rejection in the body of an HTTP 200 counts as success",
    file: "packages/api-client/src/transport/parse-response.ts",
    find: "if (status !== rule.bodyStatus) {",
    replace: "if (!response.ok) {",
    suites: [calls("test/every-call.test.ts")],
    expected: /^contact\.send: HTTP 200 with body status 400 .* is a RejectedError.*: promise resolved/,
  },
];
