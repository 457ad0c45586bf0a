import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { conforms } from "../../test/conforms.tsx";
import { Logo } from "./logo.tsx";

conforms(<Logo name="Moyo" />, HTMLAnchorElement);

test("is named by the brand and links to the home page", async () => {
  const { getByRole } = await render(<Logo name="Moyo" />);
  await expect.element(getByRole("link", { name: "Moyo" })).toHaveAttribute("href", "/");
});

test("takes the focus by Tab and follows its link by Enter", async () => {
  const { getByRole } = await render(<Logo href="#home" name="Moyo" />);
  await userEvent.keyboard("{Tab}");
  await expect.element(getByRole("link")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(location.hash).toBe("#home");
});
