import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { LastUpdated } from "./last-updated.tsx";

test.each([
  ["en-US", "October 1, 2026"],
  ["sw", "1 Oktoba 2026"],
])("shows the date in %s as %s, and machine-readable", async (locale, day) => {
  const { getByText } = await render(<LastUpdated date="2026-10-01" locale={locale} />);
  await expect.element(getByText(day)).toHaveAttribute("datetime", "2026-10-01");
});
