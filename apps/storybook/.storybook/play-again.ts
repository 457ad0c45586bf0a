import { FORCE_REMOUNT, STORY_FINISHED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import type { StoryLanguage } from "../languages/story-language.ts";

/** The language in which a story that plays is rendered at last, and the one in which it played. */
type Languages = { rendered: StoryLanguage; played: StoryLanguage };

/** Of the stories that are shown, by their ids. */
const shown = new Map<string, Languages>();

/**
 * Plays a story again once it was rendered in another language: Storybook only renders it, and a form in other words is
 * empty.
 *
 * @returns what ends it, before the story is left or plays again
 */
export function playAgain(id: string, language: StoryLanguage): () => void {
  const played = shown.get(id)?.played ?? language;
  shown.set(id, { rendered: language, played });
  return () => shown.delete(id);
}

void addons.ready().then((channel) =>
  channel.on(STORY_FINISHED, ({ storyId }: { storyId: string }) => {
    const languages = shown.get(storyId);
    if (languages && languages.rendered !== languages.played) channel.emit(FORCE_REMOUNT, { storyId });
  }),
);
