import type { BoundPart } from "./binding.ts";
import { shellLinks, textPages as text, wellKnown, words } from "./test-files.ts";

export const textPages: readonly BoundPart[] = [
  {
    heading: "Help page (/faq)",
    bindings: [
      {
        sentence:
          "Covers: how to report a concern, block or unblock, upload or delete a photo, photo dos and don'ts, messaging, matches, support, logout, delete account, data request.",
        tests: {
          [words]: [
            "/faq shows “How do I report a concern?”, byte for byte",
            "/faq shows “How do I block someone?”, byte for byte",
            "/faq shows “Can I unblock someone?”, byte for byte",
            "/faq shows “How do I upload a photo?”, byte for byte",
            "/faq shows “How do I delete a photo?”, byte for byte",
            "/faq shows “Which photos work well?”, byte for byte",
            "/faq shows “Which photos aren’t allowed?”, byte for byte",
            "/faq shows “How do I send a message?”, byte for byte",
            "/faq shows “How does matching work?”, byte for byte",
            "/faq shows “How do I reach support?”, byte for byte",
            "/faq shows “How do I log out, and does that hide me?”, byte for byte",
            "/faq shows “How do I delete my account?”, byte for byte",
            "/faq shows “How do I get a copy of my data?”, byte for byte",
          ],
        },
      },
      {
        sentence: "A support email {email} is given.",
        tests: { [words]: ["/faq shows “*@*”, byte for byte"] },
      },
    ],
  },
  {
    heading: "Cookie Policy",
    bindings: [
      {
        sentence: "Static text.",
        tests: {
          [text]: ["/policy is static text: it runs nothing, and asks for nothing"],
          [words]: ["/policy says in short what each of its 7 sections says"],
        },
      },
    ],
  },
  {
    heading: "Privacy policy",
    bindings: [
      {
        sentence:
          "Commitment statement and 13 numbered sections: 1 names the data controller (the company, for US and Canada residents); then scope, information collected, cookies, use, sharing, cross-border transfers, rights, California residents, protection, retention, children, policy changes; then a postal contact for the privacy officer.",
        tests: {
          [words]: [
            "/privacy shows “this is our commitment”, byte for byte",
            "/privacy has its sections, in their order",
            "/privacy says in short what each of its 13 sections says",
            "F60 is read at /privacy#responsible",
            "/privacy shows “*”, byte for byte",
          ],
        },
      },
    ],
  },
  {
    heading: 'Social safety tips ("Thanks for Joining")',
    bindings: [
      {
        sentence:
          "Six tips: keep it clean (explicit or suggestive content leads to removal and suspension); report abuse; block people (blocked people can never contact you again); posts are public; be careful meeting in person (public place); contact law enforcement.",
        tests: {
          [words]: [
            "/safetytips has its sections, in their order",
            "/safetytips shows “Explicit or suggestive content is remov*”, byte for byte",
            "F61 is read at /safetytips#block-people",
            "F62 is read at /safetytips#posts-are-public",
            "/safetytips shows “Meet in a public place”, byte for byte",
          ],
        },
      },
      {
        sentence: "States no criminal background checks are done.",
        tests: { [words]: ["F44 is read at /safetytips"] },
      },
    ],
  },
  {
    heading: "Dating safety tips",
    bindings: [
      {
        sentence:
          "Online safety, meeting in person, LGBTQ+ travel, sexual health and consent, help hotlines.",
        tests: { [words]: ["/safety has its sections, in their order"] },
      },
      {
        sentence:
          'Mentions a "Show me" visibility toggle in settings, sexual orientation hidden while a member is in risky areas, a report function on profile pages and messaging windows, and Safe Message Filters.',
        tests: {
          [words]: [
            "F56 is read at /safety#lgbtq-travel",
            "F57 is read at /safety#lgbtq-travel",
            "F58 is read at /safety#online",
            "F59 is read at /safety#online",
          ],
        },
      },
    ],
  },
  {
    heading: "Security page",
    bindings: [
      {
        sentence: "Practices and a responsible-disclosure channel (security mailbox {email}).",
        tests: {
          [words]: [
            "/security has its sections, in their order",
            "F9 is read at /security#what-we-do",
            "/security shows “*@*”, byte for byte",
          ],
          [wellKnown]: ["security.txt names the mailbox and the policy, *"],
        },
      },
      {
        sentence: "Bug bounty is private and invite-only.",
        tests: { [words]: ["F50 is read at /security#bounty"] },
      },
      {
        sentence: "DoS testing and automated scanning are prohibited.",
        tests: { [words]: ["F51 is read at /security#not-allowed"] },
      },
    ],
  },
  {
    heading: "Terms of use",
    bindings: [
      {
        sentence: "19 sections; see sections 5, 6 and 9.",
        tests: {
          [words]: [
            "/terms has its sections, in their order",
            "/terms says in short what each of its 19 sections says",
          ],
        },
      },
    ],
  },
  {
    heading: "Community Guidelines",
    bindings: [
      {
        sentence:
          "Logo, then sections on what the community is not for: nudity and sexual content, harassment, violence and physical harm, hate speech, private information, spam, promotion or solicitation, prostitution and trafficking, scamming, impersonation, minors, copyright and trademark infringement, illegal usage, one person one account, third party apps, account dormancy.",
        tests: {
          [shellLinks]: ["the logo of /communityguidelines leads home"],
          [words]: [
            "/communityguidelines has its sections, in their order",
            "/communityguidelines shows “Here’s what it’s not for.”, byte for byte",
          ],
        },
      },
      {
        sentence: "Ends with how to report bad behaviour, on the site and off it.",
        tests: {
          [words]: [
            "/communityguidelines has its sections, in their order",
            "F58 is read at /communityguidelines#reporting",
            "/communityguidelines shows “On * Report someone”, byte for byte",
            "/communityguidelines shows “Off * If you’re in danger”, byte for byte",
          ],
        },
      },
    ],
  },
];
