import { z } from "zod";
import { copy, topics } from "./request.ts";

const { errors } = copy;

/** The same rules for React Hook Form and TanStack Form. */
export const requestSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, errors.name.required)
    .min(2, errors.name.minLength)
    .max(50, errors.name.maxLength),
  email: z.string().trim().min(1, errors.email.required).pipe(z.email(errors.email.email)),
  phone: z
    .string()
    .trim()
    .min(1, errors.phone.required)
    .regex(/^[0-9]{10}$/, errors.phone.digits),
  topic: z.string().refine((text) => topics.some((topic) => topic === text), errors.topic.required),
  company: z.string().trim(),
  message: z.string().trim().min(1, errors.message.required),
});
