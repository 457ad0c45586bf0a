import type { components as english } from "../en/components.ts";
import type { Translation } from "../translation.ts";

/** What parts say that stand on many pages, most of it for screen readers only. */
export const components = {
  skip: "Ir para o conteúdo",
  navigation: "Principal",
  menu: "Menu",
  about: "Sobre este site",
  morePages: "Mais páginas",
  languages: "Línguas",
  contents: "Índice",
  lastUpdated: "Última atualização:",
  inShort: "Em resumo:",
  leave: "Sair deste site",
  stores: { apple: "Descarregar na", google: "Disponível no" },
  scan: "Ou leia o código com o telemóvel:",
  qrCode: "Código QR: {address}",
  carousel: {
    carousel: "carrossel",
    slide: "imagem",
    slides: "Imagens",
    start: "Iniciar a apresentação",
    stop: "Parar a apresentação",
    previous: "Imagem anterior",
    next: "Imagem seguinte",
    choose: "Escolher uma imagem",
    nameOf: "{name}, {position} de {count}",
  },
  hotlines: { call: "Ligar", text: "SMS", checked: "Verificado em", source: "Fonte:" },
} as const satisfies Translation<typeof english>;
