import { messageForms } from "@matchfront/forms";
import { expect, test } from "vitest";
import { siteStorage } from "./tables.ts";

test.each(messageForms)("the cookie policy names where the draft of $name is kept", ({ name }) => {
  expect(siteStorage.rows.map(([entry]) => entry)).toContain(`draft-${name}`);
});
