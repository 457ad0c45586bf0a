import { advertiseForm } from "./advertise-form.ts";
import { advertise } from "./advertise.ts";
import { ambassadors } from "./ambassadors.ts";
import { blacks } from "./blacks.ts";
import { components } from "./components.ts";
import { contact } from "./contact.ts";
import { download } from "./download.ts";
import { drawings } from "./drawings.ts";
import { faq } from "./faq.ts";
import { form } from "./form.ts";
import { home } from "./home.ts";
import { landing } from "./landing.ts";
import { maintenance } from "./maintenance.ts";
import { notFound } from "./not-found.ts";
import { partnership } from "./partnership.ts";
import { pictures } from "./pictures.ts";
import { safety } from "./safety.ts";
import { safetytips } from "./safetytips.ts";
import { sent } from "./sent.ts";
import { serverError } from "./server-error.ts";
import { shareButton } from "./share-button.ts";
import { shell } from "./shell.ts";
import { variant } from "./variant.ts";

/** All words of the site in Swahili: messages in ICU's syntax, by page. */
export const sw = {
  advertise,
  advertiseForm,
  ambassadors,
  blacks,
  components,
  contact,
  download,
  drawings,
  faq,
  form,
  home,
  landing,
  maintenance,
  notFound,
  partnership,
  pictures,
  safety,
  safetytips,
  sent,
  serverError,
  shareButton,
  shell,
  variant,
};
