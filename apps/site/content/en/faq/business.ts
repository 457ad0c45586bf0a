import { brand } from "../../../brand.ts";
import { facts } from "@matchfront/locales/facts";
import { link, type Question } from "../../faq/answer.ts";

const { affiliate } = facts;

export const business: readonly Question[] = [
  {
    id: "advertise",
    question: `How do I advertise on ${brand.name}?`,
    answer: [
      `Join ${facts.advertisers} happy advertising customers. Your ads appear in our dating apps, and as banners inside messages. You choose who sees them by location, race, ethnicity and gender, where the law allows.`,
      [
        link("Tell us about your business", "/advertise-form"),
        `, and we’ll get back to you within ${facts.answers.businessHours} hours.`,
      ],
    ],
  },
  {
    id: "affiliate",
    question: "How does the affiliate program work?",
    answer: [
      `You earn ${affiliate.pay} for each qualifying download or sign-up that comes through your own link.`,
      {
        steps: [
          [link("Apply", "/partnership"), ". Your social media page must be public."],
          `Once you’re accepted, you get a tracking link. It’s active for ${affiliate.linkLife}.`,
          `Publish ${affiliate.posts} posts, at least ${affiliate.videos} of them a video, and keep each one up for at least ${affiliate.postLife}.`,
          `Request your payout ${affiliate.payouts}. It comes through ${affiliate.paidThrough}. Check first that you can receive money this way where you live.`,
        ],
      },
      [
        "Your rate is based on the quality of the traffic you send, plus a rate per click. We’ll email you the details. ",
        link("See how it works", "/ambassadors"),
        ".",
      ],
    ],
  },
];
