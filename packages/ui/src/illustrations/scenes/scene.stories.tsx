import type { Meta, StoryObj } from "@storybook/react-vite";

import { AdFormats } from "./ad-formats.tsx";
import { Audience } from "./audience.tsx";
import { BrowsePhotos } from "./browse-photos.tsx";
import { Coffee } from "./coffee.tsx";
import { CreateProfile } from "./create-profile.tsx";
import { Creator } from "./creator.tsx";
import { ExampleAds } from "./example-ads.tsx";
import { Meetings } from "./meetings.tsx";
import { Partners } from "./partners.tsx";
import { PhoneInHand } from "./phone-in-hand.tsx";
import { Reader } from "./reader.tsx";
import { SecondLook } from "./second-look.tsx";
import { SharedSong } from "./shared-song.tsx";
import { ShopOwner } from "./shop-owner.tsx";
import { StartCommunicating } from "./start-communicating.tsx";
import { Street } from "./street.tsx";
import { Umbrella } from "./umbrella.tsx";

const scenes = [
  { Picture: CreateProfile, label: "A hand holds a phone with a new profile" },
  { Picture: BrowsePhotos, label: "A finger slides a photo to the right" },
  { Picture: StartCommunicating, label: "A man sends a message and a woman answers with a heart" },
  { Picture: ExampleAds, label: "A banner for a bag among the messages of a chat" },
  { Picture: Audience, label: "Six people around a pin, beside switches for place, ethnicity and gender" },
  { Picture: AdFormats, label: "An ad that fills a phone screen, and one inside its messages" },
  { Picture: Creator, label: "A woman waves at her phone, which films her inside a ring light" },
  { Picture: ShopOwner, label: "A shop owner shows her ad for a bag on a phone" },
  { Picture: Partners, label: "A woman in a hijab and an older man at a table, over a plan" },
  { Picture: Reader, label: "A woman with silver hair and glasses reads a message" },
  { Picture: Umbrella, label: "Two women under one umbrella, one with her arm around the other" },
  { Picture: SecondLook, label: "A man in a wheelchair and his friend look at one phone" },
  { Picture: PhoneInHand, label: "A hand holds a phone on which the app opens" },
  { Picture: Street, label: "Five people in a street, young and old, side by side" },
  { Picture: Coffee, label: "An older woman and an older man laugh over coffee, hand in hand" },
  { Picture: SharedSong, label: "An old man and a young woman share a pair of earphones" },
  { Picture: Meetings, label: "Halves of discs that meet" },
];

const bothWays = [
  Coffee,
  Creator,
  SharedSong,
  ShopOwner,
  Partners,
  Reader,
  Umbrella,
  SecondLook,
  PhoneInHand,
  Street,
  StartCommunicating,
];

const meta = {
  title: "Illustration/Scene",
  component: ShopOwner,
  args: { label: "A shop owner shows her ad for a bag on a phone", width: 480 },
} satisfies Meta<typeof ShopOwner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: "An ad, held in a hand", width: 260 } };

export const States: Story = {
  render: () => (
    <div className="story-stack">
      <div className="story-row">
        {scenes.map(({ Picture, label }) => (
          <Picture key={label} label={label} width={300} />
        ))}
      </div>
      {[{ "data-theme": "light" }, { "data-theme": "dark" }, { "data-surface": "indigo" }].map((surface) => (
        <div className="story-surface" key={Object.values(surface).join("")} {...surface}>
          <div className="story-row">
            {scenes.map(({ Picture, label }) => (
              <Picture key={label} width={120} />
            ))}
          </div>
        </div>
      ))}
    </div>
  ),
};

/** Scenes that have a wide format. */
export const Wide: Story = {
  render: () => (
    <div className="story-row">
      {bothWays.map((Picture) => (
        <Picture wide key={Picture.name} width={450} />
      ))}
    </div>
  ),
};

export const BesideWords: Story = {
  tags: ["!dev", "!test"],
  args: { width: 280 },
  render: ({ width }) => (
    <div className="story-stack">
      <CreateProfile width={width} />
      <h3>Create A Profile</h3>
    </div>
  ),
};

export const AsIcon: Story = {
  tags: ["dont", "!dev", "!test"],
  args: { width: 40 },
  render: ({ width }) => (
    <div className="story-row">
      <CreateProfile width={width} />
      <h3>Create A Profile</h3>
    </div>
  ),
};

export const All: Story = {
  tags: ["!dev", "!test"],
  render: () => (
    <div className="story-row">
      {scenes.map(({ Picture, label }) => (
        <Picture key={label} label={label} width={136} />
      ))}
    </div>
  ),
};

/** In frames of different shapes. */
export const Bleed: Story = {
  args: { label: undefined, bleed: true },
  render: (args) => (
    <div className="story-row">
      {[
        { width: 240, height: 320 },
        { width: 320, height: 320 },
        { width: 450, height: 320 },
      ].map((frame) => (
        <ShopOwner key={frame.width} {...args} {...frame} />
      ))}
    </div>
  ),
};
