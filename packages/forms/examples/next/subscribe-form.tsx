"use client";

import { inputProps, type FieldDefinition } from "@matchfront/forms";
import { useActionState } from "react";
import { newsletterForm } from "../newsletter-form.ts";
import { subscribe } from "./subscribe.ts";

export function SubscribeForm() {
  const [reply, action, isPending] = useActionState(subscribe, { status: "idle" });
  const { fields } = newsletterForm.copy;
  const errors = reply.status === "invalid" ? reply.errors : {};
  if (reply.status === "sent") return <p>You are subscribed.</p>;
  return (
    <form action={action}>
      {newsletterForm.fieldNames.map((name) => {
        const field: FieldDefinition = newsletterForm.fields[name];
        const props = inputProps(newsletterForm, name, { reply });
        return (
          <p key={name}>
            <label htmlFor={props.id}>{fields[name].label}</label>
            {field.options ? (
              // React resets a form after its action: a new key mounts the select again with its default.
              <select key={props.defaultValue} {...props}>
                <option value="">Choose</option>
                {field.options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            ) : (
              <input {...props} />
            )}
            <em id={`${props.id}-error`}>{errors[name]}</em>
          </p>
        );
      })}
      {reply.status === "invalid" && <p role="alert">{reply.formError ?? "Please check what is marked."}</p>}
      <button aria-disabled={isPending}>Subscribe</button>
    </form>
  );
}
