/**
 * Every word of the partnership and advertising forms; where the specification gives one, byte for byte and with its
 * misspellings (sections 2, 4 and 5). What differs between the two is under `intents`.
 *
 * @example businessRequestCopy.errors.phoneNumber.digits; // "Invaild phone number"
 */
export const businessRequestCopy = {
  fields: {
    name: { label: "Your Name *" },
    businessname: { label: "Business Name (optional)" },
    email: { label: "Email *", hint: "Our answer goes to this address." },
    phoneNumber: { label: "Phone Number *", hint: "10 digits, without the country code." },
    website: { label: "Website (optional)" },
    description: { label: "Tell us about your Business and what you seek to advertise" },
  },
  intents: {
    partnership: {
      hint: "Applying as an affiliate? Add the address of your public social media page, what you post, and for whom.",
    },
    advertising: { heading: "We will get back to you within 24 Hours" },
  },
  send: "Submit",
  sending: "Loading...",
  thanks: {
    message: "Thank you for your interest! We will get back to you as soon as possible!",
    close: "Close",
  },
  errorSummary: "There is a problem",
  errors: {
    name: { required: "Name is required", minLength: "Too Short!", maxLength: "Too Long!" },
    businessname: {},
    email: { required: "Email is required", email: "Must be a valid email" },
    phoneNumber: {
      required: "Phone Number is required",
      digits: "Invaild phone number",
      minLength: "Invaild phone number, It should be min 10 digit",
      maxLength: "Invaild phone number, It should only have max 10 digit",
    },
    website: {},
    description: { required: "Description is required" },
  },
} as const;
