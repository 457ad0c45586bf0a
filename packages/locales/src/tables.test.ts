import { messageForms } from "@matchfront/forms/site";
import { expect, test } from "vitest";
import { siteStorage } from "./tables.ts";

test.each(messageForms)("cookie policy lists the storage key of the draft of $name", ({ name }) => {
  expect(siteStorage.rows.map(([entry]) => entry)).toContain(`draft-${name}`);
});
