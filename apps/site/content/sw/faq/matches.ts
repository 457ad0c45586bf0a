import type { Question } from "../../faq/answer.ts";

export const matches: readonly Question[] = [
  {
    id: "matching",
    question: "Match inafanyaje kazi?",
    answer: [
      "Nyote wawili lazima mseme ndiyo. Telezesha kidole kulia kwenye wasifu unaoupenda. Naye akitelezesha kulia kwenye wako, ni match, na sasa mnaweza kuchati. Bila match, hakuna kuchati.",
    ],
  },
  {
    id: "send-message",
    question: "Nawezaje kutuma ujumbe?",
    answer: [
      "Mnaweza kuchati mkishakuwa match. Fungua match hiyo, andika na utume. Kama huwezi kumwandikia mtu, bado hamjawa match, au match imepotea.",
    ],
  },
  {
    id: "lost-match",
    question: "Kwa nini match imepotea?",
    answer: [
      "Mwenzako amevunja match hiyo, amekuzuia au amefuta akaunti yake, au sisi tumeondoa akaunti. Ili kulinda faragha yake, hatusemi ni sababu gani. Match iliyopotea haiwezi kurudishwa.",
    ],
  },
];
