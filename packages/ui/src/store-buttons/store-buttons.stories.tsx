import type { Meta, StoryObj } from "@storybook/react-vite";
import { GetTheApp } from "./get-the-app.tsx";
import { StoreButtons } from "./store-buttons.tsx";

const stores = { appleHref: "#apple", googleHref: "#google" };
const note = "For iOS 15.4 and up, Android 7.0 and up. You must be 18 or older.";

/** A placeholder for a store's badge, which we may not publish. */
const artwork = (width: number, margin = 0) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${width + 2 * margin} ${40 + 2 * margin}"><rect x=".5" y=".5" width="${width - 1}" height="39" rx="7" stroke="#a6a6a6"/><path d="M28 8a12 12 0 0 1 0 24z" fill="#fff"/></svg>`)}`,
  width: width + 2 * margin,
  height: 40 + 2 * margin,
});

const meta = {
  title: "Marketing/StoreButtons",
  component: StoreButtons,
  args: stores,
} satisfies Meta<typeof StoreButtons>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The official badges of the stores: put their files into the site's `public/store-artwork/`. */
export const OfficialBadges: Story = { args: { appleArtwork: artwork(120), googleArtwork: artwork(135) } };

/** Store names stay in English, as on the official badges. */
export const InAnotherLanguage: Story = {
  render: () => (
    <GetTheApp
      {...stores}
      address="https://moyo.example/get"
      actionLabels={{ apple: "Télécharger dans l’", google: "Disponible sur" }}
      heading="TÉLÉCHARGEZ L’APPLI"
      note="À partir d’iOS 15.4 et d’Android 7.0. Il faut avoir 18 ans ou plus."
      scanLabel="Ou scannez le code avec votre téléphone :"
    />
  ),
};

/** `data-own` marks the store of the visitor's device. */
export const States: Story = {
  render: (args) => (
    <div className="story-stack">
      <StoreButtons {...args} />
      <StoreButtons {...args} appleArtwork={artwork(120)} googleArtwork={artwork(135)} />
      <GetTheApp {...stores} address="https://moyo.example/get" heading="GET THE APP" note={note} />
      <div className="story-surface" data-surface="indigo-deep">
        <GetTheApp
          {...stores}
          address="https://moyo.example/get?c=closing"
          heading="GET IT NOW"
          note={note}
        />
      </div>
    </div>
  ),
  play: ({ canvasElement }) => {
    for (const link of canvasElement.querySelectorAll("[data-store=google]"))
      link.setAttribute("data-own", "");
  },
};

export const Untrimmed: Story = {
  tags: ["dont", "!dev", "!test"],
  args: { appleArtwork: artwork(120), googleArtwork: artwork(135, 10) },
};
