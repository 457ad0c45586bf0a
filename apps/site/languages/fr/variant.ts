import type { variant as english } from "../en/variant.ts";
import type { Translation } from "../translation.ts";

/** The landing page of the Black and African variant. */
export const variant = {
  head: {
    title: "{variant}, rencontres entre célibataires noirs",
    description:
      "{variant} réunit les célibataires noirs et africains, au pays comme dans la diaspora. Téléchargez l’appli pour iOS et Android.",
  },
  opening: {
    eyebrow: "Au pays comme dans la diaspora",
    title: "{variant}, l’appli de rencontre n° 1 des <pair>célibataires noirs</pair>",
    lead: "De Dakar à Paris, d’Abidjan à Montréal, de Kinshasa à Bruxelles : trouvez quelqu’un qui sait d’où vous venez et qui veut savoir où vous allez.",
  },
  drawing:
    "Une jeune femme à la coupe afro et un homme aux locks, les yeux fermés, face à face devant le soleil",
  steps: {
    profile:
      "Votre photo, vos proches, votre foi, vos projets : dites ce que la bonne personne devrait savoir.",
    photos:
      "Rencontrez des célibataires noirs et africains, à deux rues ou de l’autre côté de l’océan. Glissez à droite quand quelqu’un vous donne envie d’en savoir plus.",
    communication:
      "Vous glissez à droite, l’autre aussi ? C’est un match, et vous pouvez discuter. Écrivez un message privé, ou envoyez un signe d’intérêt, une façon rapide de dire bonjour.",
  },
  slides: {
    heading: "Pourquoi {variant}",
    roots: {
      name: "Racines communes",
      title: "Pas besoin d’expliquer",
      text: "Pourquoi on cuisine pour dix, pourquoi maman appelle à six heures, pourquoi les tresses prennent tout le samedi. Ici, on vous comprend.",
    },
    tradition: {
      name: "Valeurs traditionnelles",
      title: "La tradition, à votre façon",
      text: "Les aînés d’abord, ou la playlist d’abord ? Dites ce que la tradition représente pour vous et rencontrez quelqu’un qui la voit comme vous.",
    },
    serious: {
      name: "Du sérieux",
      title: "Du sérieux, en bonne compagnie",
      text: "Plus de {activeUsers} de membres actifs, et plus de {seriousShare} de nos célibataires veulent une relation sérieuse.",
    },
    safe: {
      name: "En confiance",
      title: "Montrez-vous en confiance",
      text: "Personne ne peut vous écrire sans un oui des deux côtés. Et un blocage est définitif.",
      link: "Rencontres en sécurité",
    },
  },
  closing: "Quelque part, quelqu’un fredonne la même chanson que vous. Allez à sa rencontre.",
} as const satisfies Translation<typeof english>;
