/** What the whole site knows of the product: re-branding means editing this file only. */
export type Brand = {
  /** The product's name, as it stands in titles, texts and mail. */
  name: string;
  /** Where the site lives, without a trailing slash, for canonical addresses. */
  origin: string;
  /** Mailboxes: `support` receives messages, `sender` is what the site's own mail comes from. */
  addresses: { support: string; sender: string };
  stores: { apple: string; google: string };
  social: { facebook: string; twitter: string; youtube: string; instagram: string; tiktok: string };
};

export const brand: Brand = {
  name: "Moyo",
  origin: "https://moyo.example",
  addresses: { support: "support@moyo.example", sender: "website@moyo.example" },
  stores: {
    apple: "https://apps.apple.com/app/id0000000000",
    google: "https://play.google.com/store/apps/details?id=example.moyo",
  },
  social: {
    facebook: "https://www.facebook.com/moyo.example",
    twitter: "https://twitter.com/moyo_example",
    youtube: "https://www.youtube.com/@moyo.example",
    instagram: "https://www.instagram.com/moyo.example",
    tiktok: "https://www.tiktok.com/@moyo.example",
  },
};
