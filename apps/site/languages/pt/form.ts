import type { form as english } from "../en/form.ts";
import type { Translation } from "../translation.ts";

/** What stands around the forms; their own words are in `@matchfront/forms`. */
export const form = {
  allRequired: "Todos os campos são obrigatórios.",
  markedRequired: "Os campos marcados com * são obrigatórios.",
  privacy: "Usamos isto apenas para lhe responder. <data>Como usamos os seus dados</data>",
  next: "O que acontece a seguir",
  reload: "Recarregar esta página",
  retry: "Tentar de novo",
  notLoaded: "Não foi possível carregar uma parte da página ({id})",
  stillWorks: "Pode preencher e enviar o formulário na mesma.",
} as const satisfies Translation<typeof english>;
