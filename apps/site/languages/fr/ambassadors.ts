import type { ambassadors as english } from "../en/ambassadors.ts";
import type { Translation } from "../translation.ts";

/** The page for affiliates and brand ambassadors. */
export const ambassadors = {
  head: {
    title: "Programme d’affiliation",
    description:
      "Recommandez {brand} et gagnez {pay} par téléchargement ou inscription éligible. Qui peut postuler, quoi publier, comment se passe le paiement.",
  },
  eyebrow: "Bienvenue",
  title: "Rejoignez nos affiliés",
  lead: "Vous connaissez des gens qui devraient se rencontrer. Parlez-leur de {brand} et gagnez {pay} pour chaque téléchargement ou inscription éligible.",
  drawing: "Une femme fait signe à son téléphone, qui la filme au milieu d’un anneau lumineux",
  signUp: "S’inscrire",
  closing: "Recommandez {brand}. Gagnez de l’argent.",

  steps: {
    heading: "Gagnez de l’argent en trois étapes",
    signUp: {
      title: "Inscrivez-vous",
      text: "Dites-nous qui vous êtes et où vous publiez. Une fois votre candidature acceptée, vous recevez votre propre lien de suivi.",
    },
    share: {
      title: "Partagez votre lien d’affiliation",
      text: "Il reste actif pendant {linkLife}. Publiez-le là où vos abonnés le verront.",
    },
    earn: {
      title: "Gagnez {pay} par téléchargement",
      text: "Chaque téléchargement ou inscription éligible qui passe par votre lien compte.",
    },
  },

  role: {
    heading: "Ambassadrice ou ambassadeur de marque ?",
    text: "Vous êtes le visage et la voix de {brand}. Vous créez des publications (vidéos et images) qui donnent envie de télécharger l’appli. Vous représentez la marque, vous faites réagir vos abonnés et vous répondez à leurs questions.",
    required: {
      heading: "Ce que nous cherchons",
      points: [
        "Vous avez {minimumAge} ans ou plus.",
        "Vous éditez un site, tenez un blog personnel, faites de l’influence sur les réseaux sociaux ou représentez une marque.",
        "Vous avez une page publique sur YouTube, Instagram, Facebook, Twitter ou TikTok.",
      ],
    },
    accepted: {
      heading: "Une fois votre candidature acceptée",
      points: [
        "Vous faites {posts} publications, dont au moins {videos} vidéo.",
        "Chaque publication reste en ligne au moins {postLife}.",
        "Vous dites dans chaque publication qu’elle est rémunérée. Beaucoup de pays l’exigent, et vos abonnés ont le droit de le savoir.",
      ],
    },
  },

  payment: {
    heading: "Votre rémunération",
    amount: {
      term: "Combien",
      definition:
        "{pay} par téléchargement ou inscription éligible. Votre tarif dépend de la qualité du trafic que vous envoyez ; un montant par clic s’y ajoute. Nous vous envoyons les détails par e-mail.",
    },
    period: {
      term: "Pendant combien de temps",
      definition: "Votre lien de suivi reste actif pendant {linkLife}.",
    },
    payout: { term: "Quand", definition: "Demandez votre versement {payouts}." },
    channel: {
      term: "Comment",
      definition:
        "Par {paidThrough}. Vérifiez d’abord que vous pouvez recevoir de l’argent ainsi dans votre pays.",
    },
    course: "Les étapes, du début à la fin",
    steps: [
      "Vous postulez.",
      "Nous acceptons et vous envoyons les détails par e-mail.",
      "Vous recevez votre lien de suivi.",
      "Vous publiez.",
      "Vous demandez votre versement.",
    ],
  },

  earnings: {
    heading: "Ce que vous pourriez gagner",
    lead: "Une estimation : les personnes que vous touchez, multipliées par la part qui télécharge et par ce que rapporte un téléchargement.",
    reach: "Personnes qui voient vos publications",
    rate: "Sur 100, combien téléchargent ?",
    caption: "Gains estimés en dollars américains, à {pay} par téléchargement éligible",
    reachColumn: "Vous touchez",
    people: "{reach, number} personnes",
    note: "Ce sont des exemples, pas une promesse. Seuls les téléchargements et inscriptions éligibles comptent. Nous vous envoyons le détail de votre tarif par e-mail.",
  },
} as const satisfies Translation<typeof english>;
