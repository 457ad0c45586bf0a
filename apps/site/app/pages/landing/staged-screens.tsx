import { BrowseScreen, MatchScreen } from "@matchfront/ui";
import { useWords, type Words } from "../../words/words.ts";
import type { AppScreen } from "./app-screens.tsx";
import { Stage } from "./stage.tsx";

/** The app shows somebody to like or to pass. */
export function BrowseStage() {
  const { landing, drawings } = useWords();
  return <Stage ground="palm" of={<BrowseScreen label={landing.screens.browse} words={drawings.browse} />} />;
}

/** Two people like each other. */
export function matchScreen({ landing, drawings }: Words): AppScreen {
  const { match } = landing.screens;
  const screen = <MatchScreen label={match.drawing} words={drawings.match} />;
  return { ...match, stage: <Stage ground="indigo" of={screen} /> };
}
