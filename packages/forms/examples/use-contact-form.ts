import { parseContact, type ContactErrors, type ContactValues } from "@matchfront/forms";
import { useSubmit } from "@matchfront/forms/react";
import { useState, type SyntheticEvent } from "react";

export function useContactForm(send: (values: ContactValues) => Promise<unknown>) {
  const [errors, setErrors] = useState<ContactErrors>({});
  const { state, submit } = useSubmit(send);
  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const parsed = parseContact(Object.fromEntries(new FormData(event.currentTarget)));
    setErrors(parsed.status === "invalid" ? parsed.errors : {});
    if (parsed.status === "valid") void submit(parsed.values);
  }
  return { errors, state, onSubmit };
}
