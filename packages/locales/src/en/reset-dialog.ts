/** What the dialogs of emailed links say besides their forms; their script reads it as it is. */
export const resetDialog = {
  close: "Close",
  loading: "Loading...",
  /** The toasts' region, for screen readers only. */
  messages: "Messages",
  closeMessage: "Close message",
  /** Around the buttons that change the dialog's language, for screen readers only. */
  languages: "Languages",
  notLoaded:
    "We couldn’t load the “{language}” version of this form. It stays in English; please try again later.",
  /** What the help page answers; also the subject of a mail. */
  questions: { phone: "How do I change my phone number?", password: "How do I reset my password?" },
  /** The support address follows. */
  writeTo: "Email",
  /** The text of that mail. */
  newLink: "The link you emailed me no longer works. Please send me a new one.",
  damagedLink: "This link is damaged. Open it again in your email, or copy all of it into the address bar.",
  /** Instead of the form, if the server is set up so that it cannot make the change. The support address follows. */
  unavailable: {
    phone: "Phone numbers can’t be changed right now. Please open the link from your email again later.",
    password: "Passwords can’t be changed right now. Please open the link from your email again later.",
  },
  /** After an SMS that failed for a reason that the server does not name. */
  smsFailed: "We couldn’t text you a code. Please wait a few minutes and try again.",
  /** The app's link follows, or its pages in the stores. */
  nextStep: "Now open the app on your phone:",
  number: "Number",
  /** Where the country of a new number comes from; what follows an error of the number. */
  country: {
    device: "We set the country from your device: {country}.",
    number: "We took the country from your number: {country}.",
    checked: "Country: {country}. Wrong one? Change it above.",
  },
  password: {
    show: "Show",
    hide: "Hide",
    shown: "Your password is visible",
    hidden: "Your password is hidden",
    strength: {
      short: "Too short: use 8 characters or more",
      weak: "Easy to guess: add words, or pick less common ones",
      fair: "Okay: add a few characters to make it safer",
      good: "Strong: don’t use it anywhere else",
    },
  },
} as const;
