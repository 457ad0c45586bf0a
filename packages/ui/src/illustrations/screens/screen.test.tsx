import type { ComponentType } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { conformsAsPicture } from "../../../test/conforms.tsx";
import {
  BrowseScreen,
  ChatScreen,
  FiltersScreen,
  MatchScreen,
  ProfileScreen,
  ReportScreen,
} from "../../illustrations.ts";
import type { ScreenProps } from "./screen.tsx";

const screens = { BrowseScreen, ChatScreen, FiltersScreen, MatchScreen, ProfileScreen, ReportScreen };

for (const Picture of Object.values(screens)) conformsAsPicture(<Picture />);

test("shows the given texts in another language", async () => {
  const messages = {
    heading: "Un match !",
    text: ["Vous", "et Kamau"],
    button: "Bonjour",
    later: "Plus tard",
  } as const;
  const { container } = await render(<MatchScreen messages={messages} />);
  const shown = Array.from(container.querySelectorAll("text"), (text) => text.textContent);
  expect(shown).toEqual(["Un match !", "Vous", "et Kamau", "Bonjour", "Plus tard"]);
});

test("shows a whole phone, as wide as its width", async () => {
  const { container } = await render(<ChatScreen width={240} />);
  const size = container.querySelector("svg")?.getBoundingClientRect();
  expect(size).toMatchObject({ width: 240, height: 480 });
});

/** Returns the positions of a picture's texts from its left edge. */
async function textPositions(Picture: ComponentType<ScreenProps>, direction: "ltr" | "rtl") {
  const { container, unmount } = await render(
    <div dir={direction}>
      <Picture width={320} />
    </div>,
  );
  const edge = container.querySelector("svg")?.getBoundingClientRect().left ?? 0;
  const positions = Array.from(container.querySelectorAll("text"), (text) =>
    Math.round(text.getBoundingClientRect().left - edge),
  );
  await unmount();
  return positions;
}

test.each(Object.entries(screens))("draws %s the same in a right-to-left page", async (_, Picture) => {
  const positions = await textPositions(Picture, "ltr");
  expect(positions.length).toBeGreaterThan(3);
  expect(await textPositions(Picture, "rtl")).toEqual(positions);
});
