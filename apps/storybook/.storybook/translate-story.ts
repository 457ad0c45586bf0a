import type { Preview } from "@storybook/react-vite";
import { FORCE_REMOUNT, STORY_FINISHED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import type { StoryLanguage } from "../languages/story-language.ts";
import { translateDom } from "../languages/translate-dom.ts";
import { translateInto } from "../languages/translate.ts";

type Context = Parameters<NonNullable<Exclude<Preview["afterEach"], readonly unknown[]>>>[0];

/** The languages of each story's latest render and of its latest play function, by story id. */
const shown = new Map<string, { rendered: StoryLanguage; played: StoryLanguage }>();

/** Returns the element to translate: on a docs page the story; else the body, because dialogs and toasts can be anywhere in it. */
const translatedPart = ({ viewMode, canvasElement }: Context) =>
  viewMode === "docs" ? canvasElement : document.body;

/** Restores the story's English before it renders again, and when it unmounts. */
export function beforeStory(context: Context) {
  const { id, globals, playFunction, viewMode } = context;
  const rendered: StoryLanguage = globals.language;
  translateDom(translatedPart(context));
  if (viewMode === "story" && playFunction)
    shown.set(id, { rendered, played: shown.get(id)?.played ?? rendered });
  return () => {
    translateDom(translatedPart(context));
    shown.delete(id);
  };
}

/** Translates a story after its play function, which expects English, and before its checks. */
export async function afterStory(context: Context): Promise<void> {
  translateDom(translatedPart(context), await translateInto(context.globals.language));
}

// Replays a story after its language changes: Storybook only renders it again, which leaves a form empty.
void addons.ready().then((channel) =>
  channel.on(STORY_FINISHED, ({ storyId }: { storyId: string }) => {
    const languages = shown.get(storyId);
    if (languages && languages.rendered !== languages.played) channel.emit(FORCE_REMOUNT, { storyId });
  }),
);
