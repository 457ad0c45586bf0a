import type { Question } from "../../faq/answer.ts";

export const matches: readonly Question[] = [
  {
    id: "matching",
    question: "Comment marchent les matchs ?",
    answer: [
      "Il faut un oui des deux côtés. Glissez à droite sur un profil qui vous plaît. Si l’autre glisse aussi à droite sur le vôtre, le match est réciproque, et vous pouvez discuter. Pas de match, pas de discussion.",
    ],
  },
  {
    id: "send-message",
    question: "Comment envoyer un message ?",
    answer: [
      "Vous pouvez discuter dès que le match est réciproque. Ouvrez le match, écrivez et envoyez. Si vous ne pouvez pas écrire à quelqu’un, c’est qu’il n’y a pas encore de match, ou qu’il n’existe plus.",
    ],
  },
  {
    id: "lost-match",
    question: "Pourquoi un match a-t-il disparu ?",
    answer: [
      "L’autre personne a mis fin au match, a choisi de vous bloquer ou a supprimé son compte, ou nous avons supprimé le compte. Pour protéger sa vie privée, nous ne disons pas ce qui s’est passé. Un match disparu ne peut pas revenir.",
    ],
  },
];
