import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { textsOf } from "../../test/rendering.ts";
import { BrandIcon } from "../brand-icon/brand-icon.tsx";
import { youtubeIcon } from "../brand-icon/paths.ts";
import { Footer } from "./footer.tsx";

const footer = (
  <Footer
    columns={[
      { heading: "LEGAL", links: [{ label: "Privacy", href: "/privacy" }] },
      {
        heading: "SOCIAL",
        links: [{ label: "YouTube", href: "https://youtube.com", icon: <BrandIcon path={youtubeIcon} /> }],
      },
      { heading: "GET THE APP!", content: <p>Both stores</p> },
    ]}
    holder="Moyo"
    year={2026}
  />
);

test("shows columns in order", async () => {
  const { getByRole } = await render(footer);
  const headings = textsOf(getByRole("heading", { level: 2 }));
  expect(headings).toEqual(["LEGAL", "SOCIAL", "GET THE APP!"]);
  await expect.element(getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy");
});

test("shows the head before the columns", async () => {
  const head = (
    <nav aria-label="Languages">
      <a href="/fr">Français</a>
    </nav>
  );
  const { getByRole } = await render(
    <Footer
      columns={[{ heading: "LEGAL", links: [{ label: "Privacy", href: "/privacy" }] }]}
      head={head}
      holder="Moyo"
      year={2026}
    />,
  );
  expect(textsOf(getByRole("contentinfo").getByRole("link"))).toEqual(["Français", "Privacy"]);
});
