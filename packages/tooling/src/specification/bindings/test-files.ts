// The test files that bindings name, each by its subject.
const site = "apps/site";
const server = "apps/server";
const forms = "packages/forms/src";
const client = "packages/api-client";
const ui = "packages/ui/src";

/** What visitors read on the published pages. */
export const words = `${site}/test/coverage.test.ts`;
export const landing = `${site}/test/landing.test.ts`;
export const shellLinks = `${site}/test/shell-links.test.ts`;
export const fillPages = `${server}/src/built-site/fill-pages.test.ts`;
export const siteFooter = `${site}/test/site-footer.test.ts`;
export const siteForms = `${site}/test/forms.test.ts`;
export const textPages = `${site}/test/text-pages.test.ts`;
export const resetLink = `${site}/app/forms/reset/reset-link.test.ts`;
export const loadChunk = `${site}/app/islands/load-chunk.test.ts`;
export const publishedSite = `${site}/test/published-site.test.ts`;

/** Journeys through the real server and a browser. */
export const routesJourney = `${site}/e2e/routes.spec.ts`;
export const keyboardJourney = `${site}/e2e/keyboard.spec.ts`;
export const landingJourney = `${site}/e2e/landing.spec.ts`;
export const slidesJourney = `${site}/e2e/slides.spec.ts`;
export const widthsJourney = `${site}/e2e/wide-windows.spec.ts`;
export const advertiseJourney = `${site}/e2e/advertise.spec.ts`;
export const ambassadorsJourney = `${site}/e2e/ambassadors.spec.ts`;
export const contactJourney = `${site}/e2e/contact-with-script.spec.ts`;
export const businessJourney = `${site}/e2e/business-request.spec.ts`;
export const businessStates = `${site}/e2e/business-request-states.spec.ts`;
export const chunkJourney = `${site}/e2e/chunk-failures.spec.ts`;
export const phoneJourney = `${site}/e2e/phone-reset.spec.ts`;
export const phoneFailures = `${site}/e2e/phone-reset-failures.spec.ts`;
export const passwordJourney = `${site}/e2e/password-reset.spec.ts`;
export const resetToasts = `${site}/e2e/reset-toasts.spec.ts`;

export const everyForm = `${server}/src/messages/every-form.test.ts`;
export const memberCalls = `${server}/src/members/member-calls.test.ts`;
export const contract = `${server}/test/contract.test.ts`;
export const resetPage = `${server}/src/built-site/serve-reset-page.test.ts`;
export const wellKnown = `${server}/src/well-known/well-known-routes.test.ts`;
export const twilio = `${server}/src/remote/twilio-verifier.test.ts`;

export const contactForm = `${forms}/contact/contact-form.test.ts`;
export const contactCopy = `${forms}/contact/contact-copy.test.ts`;
export const businessRequest = `${forms}/business-request/business-request.test.ts`;
export const ambassadorForm = `${forms}/ambassador/ambassador-form.test.ts`;
export const passwordForm = `${forms}/password-reset/password-reset-form.test.ts`;
export const phoneForms = `${forms}/phone-reset/phone-reset-forms.test.ts`;
export const phoneCopy = `${forms}/phone-reset/phone-reset-copy.test.ts`;
export const phoneSteps = `${forms}/phone-reset/create-phone-reset.test.ts`;
export const submit = `${forms}/submit/create-submit.test.ts`;

export const everyCall = `${client}/test/every-call.test.ts`;
export const externalBackend = `${client}/test/external-backend.test.ts`;
export const contactCall = `${client}/src/contact/contact.test.ts`;
export const verification = `${client}/src/verification/verification.test.ts`;
export const credentials = `${client}/src/verification/credentials.test.ts`;

export const carousel = `${ui}/carousel/carousel-motion.test.tsx`;
export const carouselSpeed = `${ui}/carousel/carousel-speed.test.tsx`;
export const rotation = `${ui}/carousel/carousel-rotation.test.tsx`;
export const footer = `${ui}/footer/footer.test.tsx`;
export const secondaryFooter = `${ui}/secondary-footer/secondary-footer.test.tsx`;
export const storeButtons = `${ui}/store-buttons/store-buttons.test.tsx`;
export const submitButton = `${ui}/submit-button/submit-button.test.tsx`;
export const toast = `${ui}/toast/toast.test.tsx`;
export const toastKinds = `${ui}/toast/toast-kinds.test.tsx`;

/**
 * The titles of the tests that look for these texts in a published page.
 *
 * @example shows("/contactus", "Topic", "Send");
 */
export const shows = (page: `/${string}`, ...texts: readonly string[]) =>
  texts.map((text) => `${page} shows “${text}”, byte for byte`);
