import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Callout } from "./callout.tsx";

test("is a note and not a live region", async () => {
  const { getByRole } = await render(<Callout title="Call for help" tone="emergency" />);
  await expect.element(getByRole("note")).toHaveTextContent("Call for help");
  expect(document.querySelector("[role=alert], [role=status], [aria-live]")).toBeNull();
});
