import type { Meta, StoryObj } from "@storybook/react-vite";

import { breakpoints, constants, space } from "./tokens.ts";

const meta = {
  title: "Foundations/Space, shape and motion",
  parameters: { docs: { canvas: { sourceState: "none" }, codePanel: false } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const named = (...starts: string[]) =>
  Object.entries(constants).filter(([name]) => starts.some((start) => name.startsWith(start)));

/** Ten spacing steps, in px at a root size of 16. */
export const Space: Story = {
  render: () => (
    <dl className="story-stack">
      {space.map((px) => (
        <div className="story-row" key={px}>
          <dt>
            <code>--space-{px}</code>
          </dt>
          <dd>
            <svg aria-hidden="true" height="24" width={px}>
              <path d="M0 0h128v24H0Z" fill="var(--color-action)" />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  ),
};

/** Radii, borders and shadows. */
export const Shape: Story = {
  render: () => <Values values={named("radius", "border", "shadow", "target")} />,
};

/** Animations and their durations; none with reduced motion. */
export const Motion: Story = { render: () => <Values values={named("motion", "ease")} /> };

/** Widths and breakpoints. */
export const Widths: Story = {
  render: () => (
    <Values
      values={[
        ...named("measure", "page-width", "gutter", "section"),
        ...Object.entries(breakpoints).map(([name, width]) => [`from ${name}`, width] as const),
      ]}
    />
  ),
};

function Values({ values }: { values: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="story-stack">
      {values.map(([name, value]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
