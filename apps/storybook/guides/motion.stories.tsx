import { constants } from "@matchfront/ui/tokens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { MotionSamples } from "./motion-samples.tsx";

const meta = {
  title: "Guides/Motion",
  parameters: { controls: { disable: true }, docs: { codePanel: false } },
  render: () => <MotionSamples />,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story["play"]>>[0];

/** Triggers the transitions and animations of all samples. Returns each duration, in seconds, with its easing. */
async function triggerAll({ canvas, canvasElement, userEvent }: PlayContext): Promise<Set<string>> {
  const begun = new Set<string>();
  const note = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const style = getComputedStyle(target);
    const [duration, easing] =
      style.animationName === "none"
        ? [style.transitionDuration, style.transitionTimingFunction]
        : [style.animationDuration, style.animationTimingFunction];
    begun.add(`${duration} ${easing}`);
  };
  canvasElement.addEventListener("transitionrun", note);
  canvasElement.addEventListener("animationstart", note);
  await userEvent.click(canvas.getByText("Does it turn?"));
  await animationsBegun();
  await userEvent.click(canvas.getByRole("button", { name: "Meet again" }));
  await animationsBegun();
  await userEvent.click(canvas.getByRole("button", { name: "Open a dialog" }));
  await expect(await canvas.findByRole("dialog")).toBeVisible();
  await animationsBegun();
  await userEvent.click(canvas.getByRole("button", { name: "Close" }));
  await expect(canvas.getByText("It does, and the answer is there at once.")).toBeVisible();
  return begun;
}

/** Waits until the running animations have begun, so that the next click cannot cancel one before its first frame. */
async function animationsBegun(): Promise<void> {
  await Promise.all(document.getAnimations().map(({ ready }) => ready));
  await frame();
  await frame();
}

const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));

const seconds = (token: keyof typeof constants) => `${Number.parseInt(constants[token], 10) / 1000}s`;

export const Samples: Story = {};

export const Reduced: Story = { globals: { motion: "reduced" } };

// Hidden in the sidebar, so that visitors of Storybook see untouched samples.
export const SamplesTried: Story = {
  tags: ["!dev"],
  async play(context) {
    const begun = await triggerAll(context);
    const promised = (["motion-control", "motion-panel", "motion-meeting"] as const).map(
      (token) => `${seconds(token)} ${constants.ease}`,
    );
    await waitFor(() => expect([...begun]).toEqual(expect.arrayContaining(promised)));
  },
};

export const ReducedTried: Story = {
  ...Reduced,
  tags: ["!dev"],
  async play(context) {
    const begun = await triggerAll(context);
    await expect([...begun]).toEqual([]);
    await expect(document.getAnimations()).toEqual([]);
  },
};
