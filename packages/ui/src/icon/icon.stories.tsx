import type { Meta, StoryObj } from "@storybook/react-vite";
import { Fragment } from "react";

import { Button, ButtonLink } from "../button/button.tsx";
import { Icon } from "./icon.tsx";
import * as icons from "./paths.ts";

const namesByPath = Object.fromEntries(Object.entries(icons).map(([name, path]) => [path, name]));

const meta = {
  title: "Foundations/Icon",
  component: Icon,
  argTypes: { path: { control: { type: "select", labels: namesByPath }, options: Object.values(icons) } },
  args: { path: icons.checkIcon },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { path: icons.heartIcon, box: 256 } };

export const States: Story = {
  render: () => (
    <div className="story-row">
      {Object.entries(icons).map(([name, path]) => (
        <Icon key={name} path={path} />
      ))}
    </div>
  ),
};

export const Names: Story = {
  tags: ["!dev", "!test"],
  render: () => (
    <ul className="story-names">
      {Object.entries(icons).map(([name, path]) => (
        <li key={name}>
          <Icon path={path} />
          <span>
            {name.split(/(?=[A-Z])/).map((word) => (
              <Fragment key={word}>
                {word}
                <wbr />
              </Fragment>
            ))}
          </span>
        </li>
      ))}
    </ul>
  ),
};

export const BesideWords: Story = {
  tags: ["!dev", "!test"],
  render: () => (
    <div className="story-row">
      <Button variant="secondary">
        <Icon path={icons.linkIcon} /> Copy link
      </Button>
      <Button variant="secondary">
        <Icon path={icons.downloadIcon} /> Download
      </Button>
    </div>
  ),
};

export const WithoutWords: Story = {
  tags: ["dont", "!dev", "!test"],
  render: () => (
    <div className="story-row">
      {[icons.linkIcon, icons.downloadIcon, icons.listIcon].map((path) => (
        <Button key={path} variant="secondary">
          <Icon path={path} />
        </Button>
      ))}
    </div>
  ),
};

export const WithTheText: Story = {
  tags: ["!dev", "!test"],
  render: () => (
    <div dir="rtl" lang="ar">
      <ButtonLink href="#next">
        التالي <Icon data-directed="" path={icons.arrowRightIcon} />
      </ButtonLink>
    </div>
  ),
};

export const AgainstTheText: Story = {
  tags: ["dont", "!dev", "!test"],
  render: () => (
    <div dir="rtl" lang="ar">
      <ButtonLink href="#next">
        التالي <Icon path={icons.arrowRightIcon} />
      </ButtonLink>
    </div>
  ),
};
