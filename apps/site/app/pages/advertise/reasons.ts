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

export function reasons(words: SiteMessages["advertise"]["reasons"]): readonly Feature[] {
  return [
    { ...words.where, icon: mapPinIcon },
    { ...words.who, icon: usersThreeIcon },
    { ...words.attention, icon: chatCircleIcon },
    { ...words.serious, icon: heartIcon },
    { ...words.person, icon: clockIcon },
    { ...words.company, icon: megaphoneIcon },
  ];
}
