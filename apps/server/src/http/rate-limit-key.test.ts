import { expect, test } from "vitest";
import { rateLimitKey } from "./rate-limit-key.ts";

test.each([
  { address: "203.0.113.7", key: "203.0.113.7" },
  { address: "::ffff:203.0.113.7", key: "203.0.113.7" },
  { address: "::ffff:cb00:7107", key: "203.0.113.7" },
  { address: "2001:db8:1:2:3:4:5:6", key: "2001:db8:1:2" },
  { address: "2001:DB8:1:2::9", key: "2001:db8:1:2" },
  { address: "2001:db8:1:2::9", key: "2001:db8:1:2" },
  { address: "2001:db8::9", key: "2001:db8:0:0" },
  { address: "2001:db8::", key: "2001:db8:0:0" },
  { address: "fe80::1%eth0", key: "fe80:0:0:0" },
  { address: "::1", key: "0:0:0:0" },
  { address: "unknown", key: "unknown" },
])("$address is limited as $key", ({ address, key }) => {
  expect(rateLimitKey(address)).toBe(key);
});
