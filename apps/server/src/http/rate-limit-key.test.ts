import { expect, test } from "vitest";
import { networkOf } from "./rate-limit-key.ts";

test.each([
  { address: "203.0.113.7", network: "203.0.113.7" },
  { address: "::ffff:203.0.113.7", network: "203.0.113.7" },
  { address: "2001:db8:1:2:3:4:5:6", network: "2001:db8:1:2" },
  { address: "2001:db8:1:2::9", network: "2001:db8:1:2" },
  { address: "2001:db8::9", network: "2001:db8:0:0" },
  { address: "2001:db8::", network: "2001:db8:0:0" },
  { address: "::1", network: "0:0:0:0" },
  { address: "unknown", network: "unknown" },
])("$address is limited as $network", ({ address, network }) => {
  expect(networkOf(address)).toBe(network);
});
