import { advertiseForm } from "./advertise-form.ts";
import { advertise } from "./advertise.ts";
import { ambassadors } from "./ambassadors.ts";
import { blacks } from "./blacks.ts";
import { components } from "./components.ts";
import { contact } from "./contact.ts";
import { countries } from "./countries.ts";
import { download } from "./download.ts";
import { drawings } from "./drawings.ts";
import { estimate } from "./estimate.ts";
import { facts } from "./facts.ts";
import { faq } from "./faq.ts";
import { form } from "./form.ts";
import { home } from "./home.ts";
import { landing } from "./landing.ts";
import { maintenance } from "./maintenance.ts";
import { notFound } from "./not-found.ts";
import { partnership } from "./partnership.ts";
import { pictures } from "./pictures.ts";
import { resetDialog } from "./reset-dialog.ts";
import { safety } from "./safety.ts";
import { safetytips } from "./safetytips.ts";
import { sent } from "./sent.ts";
import { serverError } from "./server-error.ts";
import { shareButton } from "./share-button.ts";
import { shell } from "./shell.ts";
import { textArea } from "./text-area.ts";
import { variant } from "./variant.ts";

/** All messages in English, in ICU's syntax, by page or component. Translations have the same keys. */
export const messages = {
  advertiseForm,
  advertise,
  ambassadors,
  blacks,
  components,
  contact,
  countries,
  download,
  drawings,
  estimate,
  facts,
  faq,
  form,
  home,
  landing,
  maintenance,
  notFound,
  partnership,
  pictures,
  resetDialog,
  safety,
  safetytips,
  sent,
  serverError,
  shareButton,
  shell,
  textArea,
  variant,
};
