import { BrowseScreen, MatchScreen } from "@matchfront/ui";
import { useWords, type Words } from "../../words/words.ts";
import type { AppScreen } from "./app-screens.tsx";
import { Stage } from "./stage.tsx";

/** The app shows somebody to like or to pass. */
export function BrowseStage() {
  return <Stage ground="palm" of={<BrowseScreen label={useWords().landing.screens.browse} />} />;
}

/** Two people like each other. */
export function matchScreen({ screens: { match } }: Words["landing"]): AppScreen {
  return { ...match, stage: <Stage ground="indigo" of={<MatchScreen label={match.drawing} />} /> };
}
