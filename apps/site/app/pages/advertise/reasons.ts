import {
  chatCircleIcon,
  megaphoneIcon,
  clockIcon,
  heartIcon,
  mapPinIcon,
  usersThreeIcon,
  type Feature,
} from "@matchfront/ui";
import type { SiteMessages } from "../../messages/messages.ts";

export function reasons(messages: SiteMessages["advertise"]["reasons"]): readonly Feature[] {
  return [
    { ...messages.where, icon: mapPinIcon },
    { ...messages.who, icon: usersThreeIcon },
    { ...messages.attention, icon: chatCircleIcon },
    { ...messages.serious, icon: heartIcon },
    { ...messages.person, icon: clockIcon },
    { ...messages.company, icon: megaphoneIcon },
  ];
}
