import { link, type Question } from "../../faq/answer.ts";

export const photos: readonly Question[] = [
  {
    id: "upload-photo",
    question: "Comment ajouter une photo ?",
    answer: [
      "Ouvrez votre propre profil dans l’appli, allez dans vos photos, et ajoutez-en une depuis votre téléphone. Si l’appli ne voit pas vos images, autorisez-la à y accéder dans les réglages du téléphone.",
    ],
  },
  {
    id: "delete-photo",
    question: "Comment supprimer une photo ?",
    answer: [
      "Ouvrez votre propre profil, choisissez la photo et supprimez-la. Votre profil a toujours besoin d’au moins une photo : si c’est la seule, ajoutez-en d’abord une autre.",
    ],
  },
  {
    id: "photo-removed",
    question: "Pourquoi ma photo a-t-elle été retirée ?",
    answer: [
      [
        "Parce qu’elle était contraire aux ",
        link("Règles de la communauté", "/communityguidelines"),
        ". Les raisons habituelles : elle montre de la nudité, de la violence ou une célébrité, ou elle appartient à quelqu’un d’autre. Si vous pensez que c’est une erreur, ",
        link("écrivez-nous", "/contactus"),
        ".",
      ],
    ],
  },
  {
    id: "photo-dos",
    question: "Quelles photos marchent bien ?",
    answer: [
      {
        points: [
          "Une photo récente, pour qu’il n’y ait pas de surprise.",
          "Votre propre visage, bien éclairé, sans lunettes de soleil.",
          "Une photo qui montre un loisir : ce que vous cuisinez, jouez, plantez, chantez ou construisez.",
          "Une photo avec un sourire. C’est la plus vieille phrase d’approche du monde.",
        ],
      },
    ],
  },
  {
    id: "photo-donts",
    question: "Quelles photos sont interdites ?",
    answer: [
      {
        points: [
          "La nudité, ou tout ce qui est sexuel.",
          "La violence, le sang, ou des armes brandies pour faire peur.",
          "Les photos dont quelqu’un d’autre a les droits d’auteur.",
          "Les photos d’une célébrité, ou de n’importe qui d’autre, à votre place.",
          "Les enfants seuls.",
        ],
      },
    ],
  },
];
