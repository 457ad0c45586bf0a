import type { Meta, StoryObj } from "@storybook/react-vite";
import { chatCircleIcon, heartIcon, mapPinIcon, usersThreeIcon } from "../icon/paths.ts";
import { DosAndDonts } from "./dos-and-donts.tsx";
import { FeatureList } from "./feature-list.tsx";

const requirements = [
  { title: "You are 18 or older" },
  { title: "Your page is public", text: "On YouTube, Instagram, Facebook, Twitter or TikTok." },
  { title: "Two posts, one of them a video", text: "Each stays up for at least two weeks." },
];

const dosAndDonts = {
  dos: ["A recent picture", "Your own face, well lit", "What you love to do"],
  donts: ["Nudity", "Violence", "Pictures that belong to others", "Celebrities"],
};

const meta = {
  title: "Marketing/FeatureList",
  component: FeatureList,
  args: {
    features: [
      {
        title: "Where they live",
        text: "One city, one country, or everywhere people use the app.",
        icon: mapPinIcon,
      },
      {
        title: "Who they are",
        text: "By race, ethnicity and gender, where the law allows.",
        icon: usersThreeIcon,
      },
      {
        title: "Where they look",
        text: "In the apps, and as a banner inside their messages.",
        icon: chatCircleIcon,
      },
      {
        title: "What they want",
        text: "Over 90% of them want a serious relationship.",
        icon: heartIcon,
      },
    ],
  },
} satisfies Meta<typeof FeatureList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { features: requirements, variant: "checks" } };

export const States: Story = {
  render: ({ features }) => (
    <div className="story-stack">
      <FeatureList features={features} />
      <FeatureList features={requirements} variant="checks" />
      <DosAndDonts {...dosAndDonts} />
      <div className="story-surface" data-surface="indigo">
        <div className="story-stack">
          <FeatureList features={features.slice(0, 3)} />
          <DosAndDonts {...dosAndDonts} doHeading="Please do" dontHeading="Please don’t" />
        </div>
      </div>
    </div>
  ),
};

export const WithHeadings: Story = {
  tags: ["!dev", "!test"],
  render: () => <DosAndDonts dos={dosAndDonts.dos.slice(0, 2)} donts={dosAndDonts.donts.slice(0, 2)} />,
};

export const CrossesAlone: Story = {
  tags: ["dont", "!dev", "!test"],
  args: { features: dosAndDonts.donts.slice(0, 2).map((title) => ({ title })), variant: "crosses" },
};
