import { testsOf, type Mutation } from "../mutation.ts";

const forms = (...files: string[]) => testsOf("packages/forms", ...files);
const calls = (...files: string[]) => testsOf("packages/api-client", ...files);

/** Bugs in what forms say and send, and in the backend's calls. */
export const formsAndCallsBugs: readonly Mutation[] = [
  {
    name: "A word of the specification is spelt otherwise",
    file: "packages/forms/src/business-request/business-request-copy.ts",
    find: 'digits: "Invaild phone number",',
    replace: 'digits: "Invalid phone number",',
    suites: [forms("src/business-request/parse-business-request.test.ts")],
  },
  {
    name: "Who gave a short name reads that it is too long, and the reverse",
    file: "packages/forms/src/business-request/business-request-copy.ts",
    find: 'minLength: "Too Short!", maxLength: "Too Long!"',
    replace: 'minLength: "Too Long!", maxLength: "Too Short!"',
    suites: [forms("src/business-request/parse-business-request.test.ts")],
  },
  {
    name: "A sent message comes back as a draft",
    file: "packages/forms/src/submit/create-submit.ts",
    find: 'if (typed?.status === "valid" && isSame(typed.values, message?.values)) queue?.draft.clear();',
    replace: 'if (typed?.status === "valid" && typed.values === message?.values) queue?.draft.clear();',
    suites: [forms("src/submit/queue.test.ts")],
  },
  {
    name: "Messages leave without their idempotency key",
    file: "packages/api-client/src/client/call.ts",
    find: '          ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),\n',
    replace: "",
    suites: [calls("src/client/tries.test.ts")],
  },
  {
    name: "A refusal in the body of an HTTP 200 passes for success",
    file: "packages/api-client/src/client/answer.ts",
    find: "if (status !== success) {",
    replace: "if (!response.ok) {",
    suites: [calls("test/every-call.test.ts")],
  },
];
