import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { movePointerAway, getPart, slideOffsets, slides } from "./carousel-fixtures.tsx";
import { Carousel } from "./carousel.tsx";
import { startCarousel } from "./start-carousel.ts";

const carousel = <Carousel label="What members find here" slides={slides} />;

const withoutScript = async () => {
  await movePointerAway();
  const { container } = await render(<div dangerouslySetInnerHTML={{ __html: renderToString(carousel) }} />);
  return getPart(container, "root");
};

test("is a region with the role description carousel, with groups for slides", async () => {
  const { getByRole } = await render(carousel);
  const region = getByRole("region", { name: "What members find here" });
  await expect.element(region).toHaveAttribute("aria-roledescription", "carousel");
  const slide = getByRole("group", { name: "Values, 1 of 4" });
  await expect.element(slide).toHaveAttribute("aria-roledescription", "slide");
});

test("tabs from the rotation button to the other controls, then to the slide's content", async () => {
  await render(carousel);
  const stops: string[] = [];
  for (let count = 0; count < 8; count += 1) {
    await userEvent.tab();
    const { activeElement } = document;
    stops.push(activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "");
  }
  expect(stops).toEqual([
    expect.stringContaining("Start the slideshow"),
    "Previous slide",
    "Next slide",
    "Values, 1 of 4",
    "Serious, 2 of 4",
    "Match, 3 of 4",
    "Safety, 4 of 4",
    "More on Values",
  ]);
});

test("uses the given labels", async () => {
  const labels = {
    slide: "diapositive",
    next: "Suivante",
    slideName: "{name}, {position} sur {count}",
  };
  const { getByRole } = await render(<Carousel label="Valeurs" labels={labels} slides={slides} />);
  await expect.element(getByRole("button", { name: "Suivante" })).toBeVisible();
  const slide = getByRole("group", { name: "Values, 1 sur 4" });
  await expect.element(slide).toHaveAttribute("aria-roledescription", "diapositive");
});

test("is a row that scrolls by keyboard without JavaScript, without inactive buttons", async () => {
  const root = await withoutScript();
  expect(page.getByRole("button").elements()).toEqual([]);
  await userEvent.tab();
  await expect.element(page.getByRole("group", { name: "Slides" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => slideOffsets(root)).toEqual([-1, 0, 1, 2]);
});

test("throws an error that names a missing part", async () => {
  const root = await withoutScript();
  getPart(root, "track").remove();
  expect(() => startCarousel(root)).toThrow('data-carousel="track"');
});
