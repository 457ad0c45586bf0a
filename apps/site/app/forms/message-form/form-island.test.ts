import { calls } from "@matchfront/api-client/calls";
import { contactForm } from "@matchfront/forms/site";
import { createElement, useId } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { renderFormIsland } from "./form-island.tsx";
import { configureMessageForm } from "./message-form-config.ts";

const Fields = () => createElement("input", { id: useId() });

test("IDs begin with the form's name, so that two islands never share one", () => {
  const config = configureMessageForm(contactForm, calls.contact, Fields);
  expect(renderToStaticMarkup(renderFormIsland(config, "en"))).toContain('id="_contact-');
});
