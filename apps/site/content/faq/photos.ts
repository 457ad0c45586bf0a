import { link, type Question } from "./answer.ts";

export const photos: readonly Question[] = [
  {
    id: "upload-photo",
    question: "How do I upload a photo?",
    answer: [
      "Open your own profile in the app, go to your photos, and add one from your phone. If the app cannot see your pictures, allow it to in your phone’s settings.",
    ],
    otherWords: "add picture image profile selfie",
  },
  {
    id: "delete-photo",
    question: "How do I delete a photo?",
    answer: [
      "Open your own profile, choose the photo and delete it. At least one photo must always be there, so if it is your only one, first add another.",
    ],
    otherWords: "remove picture image last photo",
  },
  {
    id: "photo-removed",
    question: "Why has my photo been removed?",
    answer: [
      [
        "Because it broke the ",
        link("Community Guidelines", "/communityguidelines"),
        ": most often through nudity, violence, or because it belongs to somebody else or shows a celebrity. If you believe that it was a mistake, ",
        link("write to us", "/contactus"),
        ".",
      ],
    ],
    otherWords: "rejected deleted picture moderation",
  },
  {
    id: "photo-dos",
    question: "Which photos work well?",
    answer: [
      {
        points: [
          "a recent one, so that nobody is surprised;",
          "your own face, in good light, without sunglasses;",
          "one that shows a hobby: what you cook, play, plant, sing or build;",
          "one with a smile. It is the oldest opening line.",
        ],
      },
    ],
    otherWords: "photo dos tips best picture advice",
  },
  {
    id: "photo-donts",
    question: "Which photos are not allowed?",
    answer: [
      {
        points: [
          "nudity, or anything sexual;",
          "violence, blood, or weapons held to frighten;",
          "photos to which others hold the copyright;",
          "celebrities, or anybody else who is not you;",
          "children on their own.",
        ],
      },
    ],
    otherWords: "photo don'ts forbidden banned pictures rules",
  },
];
