import { FORCE_REMOUNT, STORY_FINISHED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import type { StoryLanguage } from "../languages/story-language.ts";

/** The languages of a story's latest render and of its latest play function. */
type Languages = { rendered: StoryLanguage; played: StoryLanguage };

/** Languages by story id, for the stories on the page. */
const shown = new Map<string, Languages>();

/**
 * Replays a story after its language changes: Storybook only renders it again, which leaves a form empty.
 *
 * @returns the cleanup to call before the story unmounts or plays again
 */
export function replayOnLanguageChange(id: string, language: StoryLanguage): () => void {
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
