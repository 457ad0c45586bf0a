import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { mapPinIcon } from "../icon/paths.ts";
import { DosAndDonts } from "./dos-and-donts.tsx";
import { FeatureList } from "./feature-list.tsx";

const reasons = (
  <FeatureList
    features={[{ title: "Where they live", text: "One city or a whole country.", icon: mapPinIcon }]}
  />
);
const advice = <DosAndDonts donts={["Nudity", "Celebrities"]} dos={["A recent picture"]} />;

test("renders a feature as a heading with text and a hidden icon", async () => {
  const { getByRole, container } = await render(reasons);
  await expect.element(getByRole("heading", { level: 3, name: "Where they live" })).toBeVisible();
  await expect.element(getByRole("listitem").getByText("One city or a whole country.")).toBeVisible();
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});

test("reserves no space for a missing icon", async () => {
  const { container } = await render(<FeatureList features={[{ title: "Where they live" }]} />);
  expect(container.querySelector("svg")).toBeNull();
});

test("renders checks without headings", async () => {
  const { getByRole, container } = await render(
    <FeatureList
      features={[{ title: "You are 18 or older" }, { title: "Your page is public" }]}
      variant="checks"
    />,
  );
  expect(container.querySelectorAll("li > span > svg")).toHaveLength(2);
  expect(getByRole("heading").elements()).toEqual([]);
});

test("keeps check marks, whatever the icon", async () => {
  const features = [{ title: "You are 18 or older" }, { title: "Your page is public", icon: mapPinIcon }];
  const { container } = await render(<FeatureList features={features} variant="checks" />);
  const [plain, other] = Array.from(container.querySelectorAll("svg path"), (path) => path.outerHTML);
  expect(other).toBe(plain);
});

test("distinguishes dos and don’ts by headings, not by marks alone", async () => {
  const { getByRole, container } = await render(advice);
  expect(
    getByRole("heading", { level: 3 })
      .elements()
      .map((heading) => [heading.textContent, heading.nextElementSibling?.textContent]),
  ).toEqual([
    ["Do", "A recent picture"],
    ["Don’t", "NudityCelebrities"],
  ]);
  const marks = Array.from(container.querySelectorAll("svg path"), (path) => path.getAttribute("d"));
  expect(marks[0]).not.toBe(marks[1]);
  expect(marks[1]).toBe(marks[2]);
});
