import type { notFound as english } from "../en/not-found.ts";
import type { Translation } from "../translation.ts";

/** The page for addresses that have none. */
export const notFound = {
  head: { title: "Page introuvable", description: "Il n’y a pas de page à cette adresse." },
  title: "Pas de match pour cette page",
  text: "Il n’y a pas de page à cette adresse. Vérifiez qu’elle est bien écrite ; la page a peut-être aussi déménagé.",
  search: "Vous cherchez <app>l’appli</app> ou l’<help>aide</help> ?",
  home: "Aller à l’accueil",
} as const satisfies Translation<typeof english>;
