import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { BrandIcon } from "./brand-icon.tsx";
import * as icons from "./paths.ts";

const namesByPath = Object.fromEntries(Object.entries(icons).map(([name, path]) => [path, name]));

const meta = {
  title: "Foundations/BrandIcon",
  component: BrandIcon,
  argTypes: { path: { control: { type: "select", labels: namesByPath }, options: Object.values(icons) } },
  args: { path: icons.youtubeIcon },
} satisfies Meta<typeof BrandIcon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { path: icons.appleIcon } };

export const States: Story = {
  render: () => (
    <div className="story-row">
      {Object.entries(icons).map(([name, path]) => (
        <BrandIcon key={name} path={path} />
      ))}
    </div>
  ),
};

export const BesideNames: Story = {
  tags: ["!dev", "!test"],
  render: () => (
    <div className="story-row">
      <ButtonLink href="#youtube" variant="secondary">
        <BrandIcon path={icons.youtubeIcon} /> YouTube
      </ButtonLink>
      <ButtonLink href="#tiktok" variant="secondary">
        <BrandIcon path={icons.tiktokIcon} /> TikTok
      </ButtonLink>
    </div>
  ),
};

export const InPlaceOfNames: Story = {
  tags: ["dont", "!dev", "!test"],
  render: () => (
    <div className="story-row">
      <ButtonLink href="#youtube" variant="secondary">
        <BrandIcon path={icons.youtubeIcon} />
      </ButtonLink>
      <ButtonLink href="#tiktok" variant="secondary">
        <BrandIcon path={icons.tiktokIcon} />
      </ButtonLink>
    </div>
  ),
};

export const InItsBox: Story = {
  tags: ["!dev", "!test"],
  render: () => (
    <ul className="story-names">
      <li>
        <BrandIcon path={icons.instagramIcon} /> Instagram
      </li>
    </ul>
  ),
};

export const InTheBoxOfIcons: Story = {
  tags: ["dont", "!dev", "!test"],
  render: () => (
    <ul className="story-names">
      <li>
        <Icon path={icons.instagramIcon} /> Instagram
      </li>
    </ul>
  ),
};
