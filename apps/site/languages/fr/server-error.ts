import type { serverError as english } from "../en/server-error.ts";
import type { Translation } from "../translation.ts";

/** What the server sends when it could not produce a page. */
export const serverError = {
  head: {
    title: "Une erreur s’est produite",
    description: "Nous n’avons pas pu afficher cette page. C’est notre faute, pas la vôtre.",
  },
  title: "Ce n’est pas vous, c’est nous",
  text: "Nous n’avons pas pu afficher cette page, et c’est de notre faute. Réessayez dans une minute.",
  write: "Si cela se reproduit, écrivez à <mail>{support}</mail> et dites-nous ce que vous vouliez faire.",
  home: "Aller à l’accueil",
} as const satisfies Translation<typeof english>;
