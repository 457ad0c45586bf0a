import { expect, test } from "vitest";
import { openStorybook } from "./open-storybook.ts";

type Index = { entries: Record<string, { title: string; tags: string[] }> };

const given = [
  { component: "Button", status: "preview" },
  { component: "Checkbox", status: "stable" },
  { component: "SelectField", status: "deprecated" },
];

test("the sidebar says each component's status, as its tag does", async () => {
  const { page, address } = await openStorybook();
  await page.route("**/index.json", async (route) => {
    const response = await route.fetch();
    const index: Index = await response.json();
    for (const entry of Object.values(index.entries)) {
      const { status = "" } = given.find(({ component }) => entry.title === `Forms/${component}`) ?? {};
      entry.tags = entry.tags.map((tag) => (tag === "preview" ? status : tag)).filter(Boolean);
    }
    await route.fulfill({ response, json: index });
  });
  await page.goto(`${address}?path=/story/forms-button--default`);
  const labels = ["Button", "Checkbox", "SelectField", "TextField"].map((name) =>
    page.getByRole("button", { name: new RegExp(`^${name}\\b`) }).textContent(),
  );
  expect(await Promise.all(labels)).toEqual([
    "Button preview",
    "Checkbox stable",
    "SelectField deprecated",
    "TextField",
  ]);
});

test("the page of a component says the status of the sidebar, and what it promises", async () => {
  const { page, address } = await openStorybook();
  await page.goto(`${address}?path=/docs/forms-button--docs`);
  const label = await page.getByRole("button", { name: /^Button \w+$/ }).textContent();
  const head = page.frameLocator("iframe").getByText(/^\w+ (may change|changes only|goes) in /);
  const [status] = (await head.textContent())?.split(" ") ?? [];
  expect(label).toBe(`Button ${status}`);
});
