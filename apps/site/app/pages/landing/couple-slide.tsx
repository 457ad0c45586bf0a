import { Couple, Panel, type CarouselSlide, type CoupleProps } from "@matchfront/ui";
import { Drawing } from "../../shell/drawing.tsx";

/** A slide: its short name, its text, and the two people beside it. */
export type CoupleSlide = {
  name: string;
  title: string;
  text: string;
  link?: { label: string; href: string };
  left: CoupleProps["left"];
  right: CoupleProps["right"];
};

/** The slides' backgrounds alternate. */
const grounds = ["card", "indigo", "card", "indigo-deep"] as const;

/** Two people and what they find here, as a slide of a `Carousel`. */
export function coupleSlide(
  { name, title, text, link, ...couple }: CoupleSlide,
  index: number,
): CarouselSlide {
  return {
    name,
    content: (
      <Panel
        actions={link && <a href={link.href}>{link.label}</a>}
        level={3}
        picture={<Drawing of={<Couple {...couple} />} />}
        surface={grounds[index % grounds.length]}
        title={title}
      >
        <p>{text}</p>
      </Panel>
    ),
  };
}
