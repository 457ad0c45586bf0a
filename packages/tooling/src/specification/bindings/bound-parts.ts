import type { BoundPart } from "./binding.ts";
import { calls } from "./calls.ts";
import { constants } from "./constants.ts";
import { entities } from "./entities.ts";
import { errors } from "./errors.ts";
import { formPages } from "./form-pages.ts";
import { landingPages } from "./landing-pages.ts";
import { product } from "./product.ts";
import { roles } from "./roles.ts";
import { routes } from "./routes.ts";
import { sharedElements } from "./shared-elements.ts";
import { states } from "./states.ts";
import { textPages } from "./text-pages.ts";
import { validation } from "./validation.ts";

/** The bindings of every sentence of the specification. */
export const boundParts: readonly BoundPart[] = [
  ...product,
  routes,
  sharedElements,
  ...landingPages,
  ...formPages,
  ...textPages,
  entities,
  states,
  ...validation,
  roles,
  calls,
  errors,
  constants,
];
