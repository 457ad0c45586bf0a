import type { notFound as english } from "../en/not-found.ts";
import type { Translation } from "../translation.ts";

/** The page for addresses that have none. */
export const notFound = {
  head: { title: "Page introuvable", description: "Il n’y a pas de page à cette adresse." },
  title: "Pas de match pour cette page",
  text: "Il n’y a pas de page à cette adresse. Cherchez une faute de frappe ; sinon, la page a peut-être changé d’adresse.",
  search: "Vous cherchez <app>l’appli</app> ou de l’<help>aide</help> ?",
  home: "Aller à l’accueil",
} as const satisfies Translation<typeof english>;
