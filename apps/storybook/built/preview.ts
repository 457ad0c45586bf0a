import type { Page } from "playwright";

/** A story as Storybook has prepared it. */
export type Story = {
  id: string;
  name: string;
  tags: string[];
  argTypes: Record<string, { control?: false | string | { type?: string } }>;
  parameters: {
    controls?: { disable?: boolean };
    docs?: { codePanel?: boolean; source?: { code?: string } };
  };
};

type Message = string | { id?: string; storyId?: string; source?: string; message?: string };
type Preview = {
  currentSelection?: { storyId: string };
  extract: () => Promise<Record<string, Story>>;
  channel: {
    emit: (event: string, data: object) => void;
    on: (event: string, listener: (message: Message) => void) => void;
    off: (event: string, listener: (message: Message) => void) => void;
  };
};

// oxlint-disable-next-line eslint/no-underscore-dangle -- the name is Storybook's
declare const __STORYBOOK_PREVIEW__: Preview;

const renderings = ["storyRendered", "storyErrored", "storyThrewException", "playFunctionThrewException"];

/** Opens the preview without the manager around it, and lists its stories. */
export async function openPreview(page: Page, address: string): Promise<Story[]> {
  await page.goto(`${address}iframe.html?id=forms-button--default&globals=a11y.manual:!true`);
  await page.getByRole("button").waitFor();
  return page.evaluate(async () => {
    const stories = Object.values(await __STORYBOOK_PREVIEW__.extract());
    // Parameters and values may be functions, which do not leave the page.
    return stories.map(({ id, name, tags, argTypes, parameters: { controls, docs } }) =>
      JSON.parse(JSON.stringify({ id, name, tags, argTypes, parameters: { controls, docs } })),
    );
  });
}

/** Shows a story, anew if it is shown already, and returns what it says when it is rendered. */
export async function showStory(page: Page, storyId: string): Promise<string> {
  const shown = await page.evaluate(() => __STORYBOOK_PREVIEW__.currentSelection?.storyId);
  const event = shown === storyId ? "forceRemount" : "setCurrentStory";
  return send(page, event, { storyId, viewMode: "story" }, renderings);
}

/** Shows a story, and returns its code to copy. */
export function readCode(page: Page, storyId: string): Promise<string> {
  return send(page, "setCurrentStory", { storyId, viewMode: "story" }, ["storybook/docs/snippet-rendered"]);
}

/** Renders the shown story with other values, as its controls do; returns the error, or an empty text. */
export function setArgs(page: Page, storyId: string, updatedArgs: Record<string, string>): Promise<string> {
  return send(page, "updateStoryArgs", { storyId, updatedArgs }, renderings);
}

type Request = { storyId: string; viewMode?: "story"; updatedArgs?: Record<string, string> };

function send(page: Page, event: string, data: Request, answers: string[]): Promise<string> {
  return page.evaluate(
    ([name, payload, names]) =>
      new Promise<string>((resolve) => {
        const { channel } = __STORYBOOK_PREVIEW__;
        setTimeout(() => resolve(`${payload.storyId} has not answered ${name} in 30 s`), 30_000);
        const listeners = names.map((answer) => {
          const listener = (message: Message) => {
            const {
              id,
              source = "",
              message: error,
            } = typeof message === "string" ? { id: message } : message;
            if (id !== undefined && id !== payload.storyId) return;
            for (const [other, stop] of listeners) channel.off(other, stop);
            resolve(answer === "storyRendered" ? "" : (error ?? source));
          };
          channel.on(answer, listener);
          return [answer, listener] as const;
        });
        channel.emit(name, payload);
      }),
    [event, data, answers] as const,
  );
}
