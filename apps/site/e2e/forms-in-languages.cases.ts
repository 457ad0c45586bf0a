import type { Translated } from "../languages/language.ts";

/** The messages of the contact form, and the thanks of the business forms, by language. */
export const formsInLanguages = {
  fr: {
    fields: { topic: "Sujet", email: "E-mail", description: "Votre message" },
    send: "Envoyer",
    thanks: "Merci de nous avoir écrit ! Nous vous répondrons dès que possible !",
    businessThanks: "Merci de votre intérêt ! Nous vous répondrons dès que possible !",
    invalidEmail: "Cette adresse e-mail n’est pas valide",
    reference: "Votre référence :",
    errorPrefix: "Erreur : ",
    failed: "Une erreur s’est produite",
    messages: "Messages",
    closeMessage: "Fermer le message",
    notLoaded: "Une partie de la page n’a pas pu être chargée (contact)",
  },
  pt: {
    fields: { topic: "Assunto", email: "E-mail", description: "A sua mensagem" },
    send: "Enviar",
    thanks: "Agradecemos a sua mensagem! Vamos responder o mais depressa possível!",
    businessThanks: "Agradecemos o seu interesse! Vamos responder o mais depressa possível!",
    invalidEmail: "Este endereço de e-mail não é válido",
    reference: "A sua referência:",
    errorPrefix: "Erro: ",
    failed: "Algo correu mal",
    messages: "Mensagens",
    closeMessage: "Fechar mensagem",
    notLoaded: "Não foi possível carregar uma parte da página (contact)",
  },
  sw: {
    fields: { topic: "Mada", email: "Barua pepe", description: "Maelezo" },
    send: "Tuma",
    thanks: "Asante kwa kutuandikia! Tutakujibu haraka iwezekanavyo!",
    businessThanks: "Asante kwa kutuandikia! Tutakujibu haraka iwezekanavyo!",
    invalidEmail: "Andika barua pepe sahihi, kwa mfano amina@example.com",
    reference: "Namba yako ya kumbukumbu:",
    errorPrefix: "Hitilafu: ",
    failed: "Kuna kitu hakijaenda sawa",
    messages: "Arifa",
    closeMessage: "Funga arifa",
    notLoaded: "Sehemu ya ukurasa haikupakiwa (contact)",
  },
} as const satisfies Record<Translated, object>;
