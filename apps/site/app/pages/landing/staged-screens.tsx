import { BrowseScreen, MatchScreen } from "@matchfront/ui";
import type { AppScreen } from "./app-screens.tsx";
import { Stage } from "./stage.tsx";

/** The app shows somebody to like or to pass. */
export const browseStage = (
  <Stage ground="palm" of={<BrowseScreen label="The app shows Kamau, 31, from Nairobi" />} />
);

/** Two people like each other. */
export const matchScreen: AppScreen = {
  stage: (
    <Stage ground="indigo" of={<MatchScreen label="The app says that you and Kamau both slid right" />} />
  ),
  title: "A match",
  text: "You both slid right. Only now can the two of you chat.",
};
