import { Panel, type CarouselSlide } from "@matchfront/ui";
import { ExampleAds, Reader, SecondLook } from "@matchfront/ui/illustrations";
import type { SiteMessages } from "../../messages/messages.ts";
import { Drawing } from "../../shell/drawing.tsx";

export function bannerSlides(
  { message, audience, request }: SiteMessages["advertise"]["banner"],
  { exampleAds }: SiteMessages["drawings"],
): CarouselSlide[] {
  return [
    {
      name: message.name,
      content: (
        <Panel
          level={3}
          picture={<Drawing of={<ExampleAds bleed label={message.drawing} messages={exampleAds} />} />}
          title={message.title}
        >
          <p>{message.text}</p>
        </Panel>
      ),
    },
    {
      name: audience.name,
      content: (
        <Panel
          level={3}
          picture={<Drawing of={<SecondLook bleed />} />}
          surface="indigo"
          title={audience.title}
        >
          <p>{audience.text}</p>
        </Panel>
      ),
    },
    {
      name: request.name,
      content: (
        <Panel
          level={3}
          picture={<Drawing of={<Reader bleed />} />}
          surface="indigo-deep"
          title={request.title}
        >
          <p>{request.text}</p>
        </Panel>
      ),
    },
  ];
}
