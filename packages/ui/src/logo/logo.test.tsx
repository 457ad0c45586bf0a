import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Logo } from "./logo.tsx";

test("is named by the brand and links to the home page", async () => {
  const { getByRole } = await render(<Logo name="Moyo" />);
  await expect.element(getByRole("link", { name: "Moyo" })).toHaveAttribute("href", "/");
});
