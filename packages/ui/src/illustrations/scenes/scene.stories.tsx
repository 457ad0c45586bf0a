import type { Meta, StoryObj } from "@storybook/react-vite";
import * as pictures from "../../illustrations.ts";

const { CreateProfile, ShopOwner } = pictures;

const scenes = [
  { Picture: pictures.CreateProfile, label: "A hand holds a phone with a new profile" },
  { Picture: pictures.BrowsePhotos, label: "A finger slides a photo to the right" },
  { Picture: pictures.StartCommunicating, label: "A man sends a message and a woman answers with a heart" },
  { Picture: pictures.ExampleAds, label: "A banner for a bag among the messages of a chat" },
  {
    Picture: pictures.Audience,
    label: "Six people around a pin, beside switches for place, ethnicity and gender",
  },
  { Picture: pictures.AdFormats, label: "An ad that fills a phone screen, and one inside its messages" },
  { Picture: pictures.Creator, label: "A woman waves at her phone, which films her inside a ring light" },
  { Picture: pictures.ShopOwner, label: "A shop owner shows her ad for a bag on a phone" },
  { Picture: pictures.Partners, label: "A woman in a hijab and an older man at a table, over a plan" },
  { Picture: pictures.Reader, label: "A woman with silver hair and glasses reads a message" },
  { Picture: pictures.Umbrella, label: "Two women under one umbrella, one with her arm around the other" },
  { Picture: pictures.SecondLook, label: "A man in a wheelchair and his friend look at one phone" },
  { Picture: pictures.PhoneInHand, label: "A hand holds a phone on which the app opens" },
  { Picture: pictures.Street, label: "Five people in a street, young and old, side by side" },
  { Picture: pictures.Coffee, label: "An older woman and an older man laugh over coffee, hand in hand" },
  { Picture: pictures.SharedSong, label: "An old man and a young woman share a pair of earphones" },
  { Picture: pictures.Meetings, label: "Halves of discs that meet" },
];

const bothWays = [
  pictures.Coffee,
  pictures.Creator,
  pictures.SharedSong,
  pictures.ShopOwner,
  pictures.Partners,
  pictures.Reader,
  pictures.Umbrella,
  pictures.SecondLook,
  pictures.PhoneInHand,
  pictures.Street,
  pictures.StartCommunicating,
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
