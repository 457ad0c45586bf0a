import {
  Couple,
  CreateProfile,
  ExampleAds,
  Panel,
  WomanWithAfro,
  WomanWithBraids,
  type CarouselSlide,
} from "@matchfront/ui";

/** How a banner comes into a chat, and what happens there. */
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
    name: "To your door",
    content: (
      <Panel
        level={3}
        picture={<CreateProfile preserveAspectRatio="xMidYMid slice" />}
        surface="indigo-deep"
        title="A tap leads to you"
      >
        <p>Whoever would like to know more taps the banner, and is on your page.</p>
      </Panel>
    ),
  },
];
