import {
  chatCircleIcon,
  clockIcon,
  heartIcon,
  mapPinIcon,
  usersThreeIcon,
  type Feature,
} from "@matchfront/ui";
import { facts } from "../../../content/facts.ts";

/** Reasons to advertise. */
export const reasons: readonly Feature[] = [
  {
    title: "You choose where",
    text: "One city, one country, or everywhere that people use the app: target by location.",
    icon: mapPinIcon,
  },
  {
    title: "You choose whom",
    text: "Target by race, ethnicity and gender, where the law allows. Some laws forbid it, for instance for housing, jobs and credit.",
    icon: usersThreeIcon,
  },
  {
    title: "You are where people look",
    text: "Ads appear in the dating apps, and as banners inside messages.",
    icon: chatCircleIcon,
  },
  {
    title: "You reach people with plans",
    text: `Over ${facts.activeUsers} people are active here, and over ${facts.seriousShare} of our daters look for a serious relationship.`,
    icon: heartIcon,
  },
  {
    title: "You hear from a person",
    text: `Tell us what you have in mind, and we get back to you within ${facts.answers.businessHours} hours.`,
    icon: clockIcon,
  },
];
