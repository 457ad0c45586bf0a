import {
  Couple,
  CreateProfile,
  ExampleAds,
  Panel,
  WomanWithAfro,
  WomanWithBraids,
  type CarouselSlide,
} from "@matchfront/ui";
import { facts } from "../../../content/facts.ts";

/** How a banner appears in a chat. */
export const bannerSlides: CarouselSlide[] = [
  {
    name: "Your audience",
    content: (
      <Panel
        level={3}
        picture={<Couple left={WomanWithBraids} right={WomanWithAfro} />}
        title="You tell us whom to reach"
      >
        <p>
          A restaurant wants the neighborhood; a hair care brand wants women in three cities. You say who, and
          where.
        </p>
      </Panel>
    ),
  },
  {
    name: "Inside messages",
    content: (
      <Panel
        level={3}
        picture={<ExampleAds preserveAspectRatio="xMidYMid slice" />}
        surface="indigo"
        title="Your banner joins the conversation"
      >
        <p>A banner stands inside messages: a picture and a few words, between two lines of a chat.</p>
      </Panel>
    ),
  },
  {
    name: "Your request",
    content: (
      <Panel
        level={3}
        picture={<CreateProfile preserveAspectRatio="xMidYMid slice" />}
        surface="indigo-deep"
        title="A few lines, and we answer"
      >
        <p>
          Tell us about your business in a short form. A person reads it, and gets back to you within{" "}
          {facts.answers.businessHours} hours.
        </p>
      </Panel>
    ),
  },
];
