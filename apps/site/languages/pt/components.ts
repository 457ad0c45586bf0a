import type { components as english } from "../en/components.ts";
import type { Translation } from "../translation.ts";

/** What parts say that stand on many pages, most of it for screen readers only. */
export const components = {
  skip: "Saltar para o conteúdo",
  navigation: "Principal",
  menu: "Menu",
  about: "Sobre este site",
  morePages: "Mais páginas",
  languages: "Línguas",
  contents: "Índice",
  lastUpdated: "Última atualização:",
  inShort: "Em resumo:",
  englishBinds: "Só o texto em inglês é vinculativo",
  leave: "Sair deste site",
  stores: { apple: "Descarregar na", google: "Disponível no" },
  scan: "Ou leia o código com o telemóvel:",
  qrCode: "Código QR: {address}",
  carousel: {
    carousel: "carrossel",
    slide: "diapositivo",
    slides: "Diapositivos",
    start: "Iniciar a apresentação",
    stop: "Parar a apresentação",
    previous: "Diapositivo anterior",
    next: "Diapositivo seguinte",
    choose: "Escolher um diapositivo",
    nameOf: "{name}, {position} de {count}",
  },
  hotlines: { call: "Ligar", text: "SMS", lookedUp: "consultada a", source: "Fonte:" },
} as const satisfies Translation<typeof english>;
