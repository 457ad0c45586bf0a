import { ExampleAds, Panel, Reader, Street, type CarouselSlide } from "@matchfront/ui";
import { facts } from "../../../content/facts.ts";
import { Drawing } from "../../shell/drawing.tsx";

/** How a banner appears in a chat. */
export const bannerSlides: CarouselSlide[] = [
  {
    name: "Inside messages",
    content: (
      <Panel
        level={3}
        picture={
          <Drawing of={<ExampleAds bleed label="A banner for a bag among the messages in a chat" />} />
        }
        title="Your banner joins the conversation"
      >
        <p>
          Your banner sits between two messages in a chat: a picture and a few words, right where people look.
        </p>
      </Panel>
    ),
  },
  {
    name: "Your audience",
    content: (
      <Panel
        level={3}
        picture={<Drawing of={<Street bleed />} />}
        surface="indigo"
        title="Tell us who to reach"
      >
        <p>
          A restaurant might want people nearby. A hair care brand might want women in three cities. You say
          who, and where.
        </p>
      </Panel>
    ),
  },
  {
    name: "Your request",
    content: (
      <Panel
        level={3}
        picture={<Drawing of={<Reader bleed />} />}
        surface="indigo-deep"
        title="Send a few lines, get a reply"
      >
        <p>
          Tell us about your business in a short form. A real person reads it and gets back to you within{" "}
          {facts.answers.businessHours} hours.
        </p>
      </Panel>
    ),
  },
];
