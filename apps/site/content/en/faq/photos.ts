import { link, type Question } from "../../faq/answer.ts";

export const photos: readonly Question[] = [
  {
    id: "upload-photo",
    question: "How do I upload a photo?",
    answer: [
      "Open your own profile in the app, go to your photos, and add one from your phone. If the app can’t see your pictures, allow it to in your phone’s settings.",
    ],
  },
  {
    id: "delete-photo",
    question: "How do I delete a photo?",
    answer: [
      "Open your own profile, choose the photo and delete it. Your profile always needs at least one photo, so if it’s your only one, add another first.",
    ],
  },
  {
    id: "photo-removed",
    question: "Why was my photo removed?",
    answer: [
      [
        "Because it broke the ",
        link("Community Guidelines", "/communityguidelines"),
        ". The usual reasons: it shows nudity, violence or a celebrity, or it belongs to someone else. If you think it was a mistake, ",
        link("write to us", "/contactus"),
        ".",
      ],
    ],
  },
  {
    id: "photo-dos",
    question: "Which photos work well?",
    answer: [
      {
        points: [
          "A recent one, so no one’s surprised.",
          "Your own face, in good light, without sunglasses.",
          "One that shows a hobby: what you cook, play, plant, sing or build.",
          "One with a smile. It’s the oldest opening line.",
        ],
      },
    ],
  },
  {
    id: "photo-donts",
    question: "Which photos aren’t allowed?",
    answer: [
      {
        points: [
          "Nudity, or anything sexual.",
          "Violence, blood, or weapons held to scare people.",
          "Photos that someone else owns the copyright to.",
          "Photos of a celebrity, or of anyone else, instead of you.",
          "Children on their own.",
        ],
      },
    ],
  },
];
