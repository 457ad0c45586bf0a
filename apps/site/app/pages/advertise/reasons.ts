import {
  chatCircleIcon,
  megaphoneIcon,
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
    text: "One city, one country, or everywhere people use the app: target by location.",
    icon: mapPinIcon,
  },
  {
    title: "You choose who",
    text: "Target by race, ethnicity and gender, where the law allows. Some laws prohibit it, for example in housing, jobs and credit.",
    icon: usersThreeIcon,
  },
  {
    title: "You’re where people look",
    text: "Ads appear in our dating apps, and as banners inside messages.",
    icon: chatCircleIcon,
  },
  {
    title: "You reach people who are serious",
    text: `Over ${facts.activeUsers} people are active here, and over ${facts.seriousShare} of our daters want a serious relationship.`,
    icon: heartIcon,
  },
  {
    title: "You deal with a real person",
    text: `Tell us what you have in mind. We’ll get back to you within ${facts.answers.businessHours} hours.`,
    icon: clockIcon,
  },
  {
    title: "You’re in good company",
    text: `${facts.advertisers} happy advertising customers are here already.`,
    icon: megaphoneIcon,
  },
];
