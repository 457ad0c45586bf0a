import { ExampleAds, Reader, SecondLook } from "@matchfront/ui/illustrations";
import type { SiteMessages } from "../../messages/messages.ts";
import { Drawing } from "../../shell/drawing.tsx";
import type { StorySlide } from "../landing/story-slide.tsx";

export function bannerSlides(
  { message, audience, request }: SiteMessages["advertise"]["banner"],
  { exampleAds }: SiteMessages["drawings"],
): StorySlide[] {
  return [
    {
      ...message,
      picture: <Drawing of={<ExampleAds bleed label={message.drawing} messages={exampleAds} />} />,
    },
    { ...audience, picture: <Drawing of={<SecondLook bleed />} /> },
    { ...request, picture: <Drawing of={<Reader bleed />} />, surface: "indigo-deep" },
  ];
}
