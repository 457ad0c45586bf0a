import { Carousel, Panel, Section, type PanelProps } from "@matchfront/ui";
import type { ReactElement } from "react";
import { useMessages } from "../../messages/messages.ts";
import { SiteLink } from "../../shell/links.tsx";

export type StorySlide = {
  name: string;
  title: string;
  text: string;
  /** The label of the link. */
  link?: string;
  /** The target of the link: a page's path in English. */
  href?: string;
  /** A `ScreenFrame`, or a `Drawing` of a scene with `bleed`. */
  picture: ReactElement;
  /** @default a color by the slide's place */
  surface?: PanelProps["surface"];
};

const grounds = ["card", "indigo", "card", "indigo-deep"] as const;

/** Renders a section without ID: its carousel is the landmark with its name. */
export function StoryCarousel({ heading, slides }: { heading: string; slides: readonly StorySlide[] }) {
  const { carousel } = useMessages().components;
  const slideName = carousel.nameOf({ name: "{name}", position: "{position}", count: "{count}" });
  return (
    <Section heading={heading}>
      <Carousel
        label={heading}
        labels={{ ...carousel, slideName }}
        slides={slides.map(({ name, title, text, link, href, picture, surface }, index) => ({
          name,
          content: (
            <Panel
              actions={href && <SiteLink href={href}>{link}</SiteLink>}
              level={3}
              picture={picture}
              surface={surface ?? grounds[index % grounds.length]}
              title={title}
            >
              <p>{text}</p>
            </Panel>
          ),
        }))}
      />
    </Section>
  );
}
