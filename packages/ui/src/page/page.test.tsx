import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { Logo } from "../logo/logo.tsx";
import { Page } from "./page.tsx";

const page = (
  <Page footer={<footer>End</footer>} header={<Logo name="Moyo" />}>
    <h1>Privacy</h1>
  </Page>
);

test("has a first tab stop that skips the header", async () => {
  const { getByRole } = await render(page);
  const skip = getByRole("link", { name: "Skip to content" });
  await userEvent.keyboard("{Tab}");
  await expect.element(skip).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(getByRole("main")).toHaveFocus();
});

test("has one banner, one main and one contentinfo", async () => {
  const { getByRole } = await render(page);
  await expect.element(getByRole("banner")).toBeVisible();
  await expect.element(getByRole("main")).toHaveTextContent("Privacy");
  await expect.element(getByRole("contentinfo")).toBeVisible();
});

test("puts a notice above the header, and further skip links before both", async () => {
  const { container, getByRole } = await render(
    <Page
      header={<Logo name="Moyo" />}
      notice={<section aria-label="Fake accounts">We never ask for money.</section>}
      skipLinks={<a href="#help">Help</a>}
      skipLabel="Skip to the text"
    >
      <h1>Dating safety</h1>
    </Page>,
  );
  await expect.element(getByRole("link", { name: "Skip to the text" })).toHaveAttribute("href", "#main");
  const parts = Array.from(container.firstElementChild?.children ?? [], (part) => part.textContent);
  expect(parts).toEqual(["Skip to the text", "Help", "We never ask for money.", "Moyo", "Dating safety"]);
});
