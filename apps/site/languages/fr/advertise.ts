import type { advertise as english } from "../en/advertise.ts";
import type { Translation } from "../translation.ts";

/** The page for those who want to advertise. */
export const advertise = {
  head: {
    title: "Votre publicité chez nous",
    description:
      "Faites grandir votre activité : des publicités dans les applis {brand} et des bannières dans les messages, vues par le public que vous visez.",
  },
  eyebrow: "Programme partenaires",
  title: "Faites grandir votre activité",
  lead: "Parlez aux gens quand ils ont le téléphone en main et le sourire aux lèvres. Rejoignez {advertisers} annonceurs satisfaits.",
  drawing: "Sur un téléphone, une commerçante montre sa publicité pour un sac",
  getStarted: "Se lancer",
  closing: "On commence quand vous voulez",

  reach: {
    heading: "Le public que vous touchez",
    users: { value: "Plus de {activeUsers}", label: "de membres actifs" },
    serious: { value: "Plus de {seriousShare}", label: "de nos célibataires veulent une relation sérieuse" },
    text: "Des célibataires sur iPhone et Android, surtout noirs et africains, et des personnes attachées à la tradition et à la culture. Il faut avoir {minimumAge} ans pour s’inscrire.",
  },

  reasons: {
    heading: "Pourquoi faire votre pub ici",
    where: {
      title: "Vous choisissez où",
      text: "Une ville, un pays, ou partout où l’appli est utilisée : ciblez par lieu.",
    },
    who: {
      title: "Vous choisissez qui",
      text: "Ciblez par origine raciale ou ethnique et par genre, là où la loi le permet. Certaines lois l’interdisent, par exemple pour le logement, l’emploi et le crédit. Dans l’Union européenne, le ciblage par origine est interdit.",
    },
    attention: {
      title: "Là où les regards se posent",
      text: "Les publicités apparaissent dans nos applis de rencontre, et en bannière dans les messages.",
    },
    serious: {
      title: "Un public qui veut du sérieux",
      text: "Plus de {activeUsers} de personnes sont actives ici, et plus de {seriousShare} de nos célibataires veulent une relation sérieuse.",
    },
    person: {
      title: "Une vraie personne en face",
      text: "Dites-nous ce que vous avez en tête. Nous vous répondons sous {businessHours} heures.",
    },
    company: {
      title: "Vous êtes en bonne compagnie",
      text: "Chez nous, vous retrouvez {advertisers} annonceurs satisfaits.",
    },
  },

  banner: {
    heading: "Comment marche une bannière",
    message: {
      name: "Dans les messages",
      title: "Votre bannière dans la conversation",
      text: "Votre bannière se place entre deux messages d’une discussion : une image et quelques mots, là où les regards se posent.",
      drawing: "Une bannière pour un sac parmi les messages d’une discussion",
    },
    audience: {
      name: "Votre public",
      title: "Dites-nous qui vous visez",
      text: "Un restaurant voudra les gens du quartier. Une marque de soins capillaires, les femmes de trois villes. C’est vous qui dites qui, et où.",
    },
    request: {
      name: "Votre demande",
      title: "Quelques lignes, et une réponse",
      text: "Présentez votre activité dans un court formulaire. Une vraie personne le lit et vous répond sous {businessHours} heures.",
    },
  },

  decide: {
    heading: "Deux choix à faire",
    audience: {
      title: "Votre public",
      text: "Lieu, origine raciale ou ethnique, genre : choisissez ce que vous voulez. Si vous ne choisissez rien, tout le monde voit votre publicité.",
      drawing:
        "Six personnes autour d’un repère de carte, à côté d’interrupteurs pour le lieu, l’origine ethnique et le genre",
    },
    format: {
      title: "Votre format",
      text: "L’un, l’autre, ou les deux.",
      drawing: "Une publicité plein écran sur un téléphone, et une autre au milieu des messages",
    },
  },

  formats: {
    app: { term: "Publicité dans l’appli", place: "Elle apparaît dans nos applis de rencontre." },
    banner: { term: "Bannière", place: "Elle se place entre deux messages d’une discussion." },
    size: "Taille : {size}.",
    price: "À partir de {price}.",
  },

  policy: {
    heading: "Ce que vous pouvez promouvoir",
    doHeading: "Autorisé",
    dos: [
      "Des produits, services et événements légaux, pour les personnes de 18 ans et plus",
      "Des offres honnêtes, d’une entreprise que l’on peut joindre",
      "Des images et des textes que vous avez le droit d’utiliser",
      "Un ciblage par lieu, origine raciale ou ethnique et genre, là où la loi le permet",
    ],
    dontHeading: "Interdit",
    donts: [
      "La nudité, les contenus sexuels, la prostitution ou la traite d’êtres humains",
      "Les discours de haine, le harcèlement ou la violence",
      "Les arnaques, l’usurpation d’identité ou le spam",
      "Les drogues, les armes et tout ce qui est illégal",
      "Tout ce qui s’adresse aux moins de 18 ans",
    ],
    rules: "Les publicités aussi doivent respecter les <guidelines>Règles de la communauté</guidelines>.",
  },

  steps: {
    heading: "De la demande à la diffusion",
    send: {
      title: "Envoyez votre demande",
      text: "Parlez-nous de votre activité et de ce que vous voulez promouvoir. Le formulaire est court.",
    },
    agree: {
      title: "Mettons-nous d’accord",
      text: "Une vraie personne vous répond sous {businessHours} heures. Nous fixons ensemble le public, le format et le prix, sans engagement.",
    },
    live: {
      title: "C’est en ligne",
      text: "Votre publicité passe dans nos applis de rencontre, dans les messages, ou les deux.",
    },
  },

  talk: {
    title: "Parlez à une vraie personne",
    text: "Une question avant d’envoyer votre demande ? Écrivez-nous avec le sujet <topic>Publicité</topic>. Une autre idée de collaboration ? Découvrez le <partnership>Programme partenaires</partnership>.",
    button: "Nous contacter",
  },
} as const satisfies Translation<typeof english>;
