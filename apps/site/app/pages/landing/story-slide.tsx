import { Panel, type CarouselSlide, type PanelProps } from "@matchfront/ui";
import type { ReactElement } from "react";

export type StorySlide = {
  name: string;
  title: string;
  text: string;
  link?: { label: string; href: string };
  /** A `ScreenFrame`, or a `Drawing` of a scene with `bleed`. */
  picture: ReactElement;
  /** @default a color by the slide's place */
  surface?: PanelProps["surface"];
};

const grounds = ["card", "indigo", "card", "indigo-deep"] as const;

export function storySlide(
  { name, title, text, link, picture, surface }: StorySlide,
  index: number,
): CarouselSlide {
  return {
    name,
    content: (
      <Panel
        actions={link && <a href={link.href}>{link.label}</a>}
        level={3}
        picture={picture}
        surface={surface ?? grounds[index % grounds.length]}
        title={title}
      >
        <p>{text}</p>
      </Panel>
    ),
  };
}
