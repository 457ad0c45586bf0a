import { expect, test } from "vitest";
import { builtSite, twilioAccount } from "../../test/start-app.ts";
import { announcement } from "./announcement.ts";
import { readEnvironment } from "../config/read-environment.ts";
import { loadSite } from "../site/site.ts";

const places = {
  address: "http://localhost:3000",
  messages: "/data/messages.db",
  mail: "to help@moyo.example through 127.0.0.1:1",
  metrics: undefined,
  warnings: [],
  demo: undefined,
};

async function announce(variables: Record<string, string>, more: object = {}) {
  const environment = readEnvironment({ DATA_DIR: "/data", ...variables });
  return announcement(environment, await loadSite(builtSite), { ...places, ...more });
}

test("shows the places of a server, its warnings and the demo member's links", async () => {
  const demo = {
    phone: "+12025550123",
    phoneLink: "http://a/?token=1",
    passwordLink: "http://a/?password=2",
  };
  const more = { metrics: "http://127.0.0.1:9090/metrics", warnings: ["set TRUSTED_PROXIES"], demo };
  expect(await announce({}, more)).toBe(
    [
      "Fixture is running.",
      "  Address   http://localhost:3000",
      "  Messages  /data/messages.db",
      "  Mail      to help@moyo.example through 127.0.0.1:1",
      "  Codes     as SMS files into /data/sms",
      "  Metrics   http://127.0.0.1:9090/metrics",
      "  Numbers   http://127.0.0.1:9090/numbers",
      "  Warning   set TRUSTED_PROXIES",
      "  Stop      Ctrl+C",
      "",
      "There are no members yet. A demo member, +12025550123, can try each dialog once, within a day:",
      "  Number    http://a/?token=1",
      "  Password  http://a/?password=2",
      "",
    ].join("\n"),
  );
});

const BACKEND_URL = "http://127.0.0.1:9/v1";

test.each([
  [{ BACKEND_URL, SMS_MAX_PER_DAY: "0", LINK_CHECK_PATH: "/a" }, /^none, .*: SMS_MAX_PER_DAY is 0\. Set a/],
  [
    {
      BACKEND_URL,
      LINK_CHECK_PATH: "/a",
      SMS_MAX_PER_DIALING_CODE: "9,+234:0",
      ALLOWED_DIALING_CODES: "+234",
    },
    /^none, .*: SMS_MAX_PER_DIALING_CODE is 0 for each of ALLOWED_DIALING_CODES\. Set a/,
  ],
  [
    { BACKEND_URL, LINK_CHECK_PATH: "/a", PUBLIC_URL: "https://a.example" },
    /^none, .*: PUBLIC_URL is https, and TWILIO_ACCOUNT_SID is not set\. Set the four /,
  ],
  [{ BACKEND_URL }, /^none, so no member can change a number: .* Set LINK_CHECK_PATH, or SMS_WITHOUT_/],
  [{ BACKEND_URL, LINK_CHECK_PATH: "/api/checkLink" }, /^as SMS files /],
  [{ BACKEND_URL, LINK_CHECK_PATH: "/api/checkLink", ...twilioAccount }, /^SMS by Twilio, account AC01$/],
])("shows how codes are sent with %o, and no secret", async (variables, codes) => {
  const announced = await announce(variables);
  expect(/^ {2}Codes {5}(.*)$/m.exec(announced)?.[1]).toMatch(codes);
  expect(announced).toContain(`\n  Backend   ${BACKEND_URL}\n`);
  expect(announced).not.toMatch(/s3cr3t|SK01/);
});
