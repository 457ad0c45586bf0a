import { cloneElement } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { cdp, page, userEvent } from "vitest/browser";
import { setTextSize } from "../../test/rendering.ts";
import { Logo } from "../logo/logo.tsx";
import { Page } from "../page/page.tsx";
import { startTopNav } from "./start-top-nav.ts";
import { TopNav } from "./top-nav.tsx";

const nav = (
  <TopNav
    action={{ label: "Sign up", href: "/signup" }}
    current="/ambassadors"
    items={[
      { label: "Moyo Blacks", href: "/moyo-blacks" },
      { label: "Affiliate", href: "/ambassadors" },
      { label: "Advertise with Moyo", href: "/advertise" },
      { label: "Download", href: "/download" },
    ]}
    ref={startTopNav}
  />
);

const whole = (
  <Page
    header={
      <>
        <Logo name="Moyo" />
        {nav}
      </>
    }
  >
    <h1>
      Become an <a href="#affiliate">Affiliate</a>
    </h1>
  </Page>
);

const names = ["Moyo Blacks", "Affiliate", "Advertise with Moyo", "Download", "Sign up"];

test.each([500, 1280])("shows all links and no menu in a window %i px wide", async (width) => {
  await page.viewport(width, 800);
  const { getByRole, getByText } = await render(nav);
  const links = getByRole("navigation", { name: "Main" }).getByRole("link").elements();
  expect(links.map((link) => link.textContent)).toEqual(names);
  expect(links.every((link) => link.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
  await expect.element(getByText("Menu")).not.toBeVisible();
});

test.each(["{Enter}", "[Space]"])("opens and closes the list by %s in a narrow window", async (key) => {
  await page.viewport(320, 800);
  const { getByRole } = await render(nav);
  expect(getByRole("link").elements()).toEqual([]);
  await userEvent.keyboard(`{Tab}${key}`);
  await expect.element(getByRole("link", { name: "Download" })).toBeVisible();
  await userEvent.keyboard(key);
  expect(getByRole("link").elements()).toEqual([]);
});

test("exposes whether the list is open", async () => {
  await page.viewport(320, 800);
  await render(nav);
  const { frameTree } = await cdp().send("Page.getFrameTree");
  const [{ frame } = frameTree] = frameTree.childFrames ?? [];
  const states: unknown[] = [];
  for (const key of ["{Tab}", "{Enter}"]) {
    await userEvent.keyboard(key);
    // From the accessibility tree, because `summary` has no attribute for it.
    const { nodes } = await cdp().send("Accessibility.getFullAXTree", { frameId: frame.id });
    const button = nodes.find(({ role }) => role?.value === "DisclosureTriangle");
    states.push(button?.properties?.find(({ name }) => name === "expanded")?.value.value);
  }
  expect(states).toEqual([false, true]);
});

test("closes the list on Esc from anywhere in it and returns the focus, while it has its script", async () => {
  await page.viewport(320, 800);
  const { getByRole, getByText, rerender } = await render(nav);
  await userEvent.keyboard("{Tab}{Enter}{Tab}{Tab}");
  await expect.element(getByRole("link", { name: "Affiliate" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(getByText("Menu")).toHaveFocus();
  expect(getByRole("link").elements()).toEqual([]);
  await rerender(cloneElement(nav, { ref: null }));
  await userEvent.keyboard("{Enter}{Escape}");
  await expect.element(getByRole("link", { name: "Affiliate" })).toBeVisible();
});

test("does not cover a focused element with the open list", async () => {
  await page.viewport(320, 400);
  const { getByText, getByRole } = await render(whole);
  await getByText("Menu").click();
  const order: (string | null | undefined)[] = [];
  for (const _ of [...names, "main"]) {
    await userEvent.keyboard("{Tab}");
    const stop = document.activeElement;
    const { left, top, width, height } = stop?.getBoundingClientRect() ?? new DOMRect();
    expect(stop?.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    order.push(stop?.textContent);
  }
  expect(order).toEqual([...names, "Affiliate"]);
  expect(getByRole("main").element().getBoundingClientRect().top).toBeGreaterThan(0);
});

test("moves neither the logo nor the button when the menu opens", async () => {
  await page.viewport(320, 800);
  const { getByText, getByRole } = await render(whole);
  const places = () =>
    [getByRole("link", { name: "Moyo", exact: true }), getByText("Menu")].map((part) =>
      JSON.stringify(part.element().getBoundingClientRect()),
    );
  const before = places();
  await getByText("Menu").click();
  expect(places()).toEqual(before);
});

test.each([
  [320, 100],
  [320, 200],
  [500, 200],
  [1280, 200],
])("does not overflow a window %i px wide with text of %i percent, open or closed", async (width, size) => {
  await page.viewport(width, 800);
  setTextSize(size);
  const { getByText, container } = await render(whole);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  if (getByText("Menu").element().checkVisibility()) await getByText("Menu").click();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  for (const part of container.querySelectorAll("nav ul, nav a")) {
    const { left, right, height } = part.getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  }
});
