import { useFormik } from "formik";
import { object, string } from "yup";
import { PlainField } from "./plain-field.tsx";
import { copy, empty, names, topics, type Values } from "./request.ts";

const { errors } = copy;

const validationSchema = object({
  name: string()
    .trim()
    .required(errors.name.required)
    .min(2, errors.name.minLength)
    .max(50, errors.name.maxLength),
  email: string().trim().required(errors.email.required).email(errors.email.email),
  phone: string()
    .trim()
    .required(errors.phone.required)
    .matches(/^[0-9]{10}$/, errors.phone.digits),
  topic: string().required(errors.topic.required).oneOf(topics),
  company: string().trim(),
  message: string().trim().required(errors.message.required),
});

/** Formik with yup. */
export function Candidate() {
  const form = useFormik<Values>({
    initialValues: empty,
    onSubmit: () => {},
    validationSchema,
  });
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      {names.map((name) => (
        <PlainField
          error={form.touched[name] ? form.errors[name] : undefined}
          key={name}
          length={name === "message" ? form.values.message.length : undefined}
          name={name}
          onBlur={form.handleBlur}
          onChange={form.handleChange}
          value={form.values[name]}
        />
      ))}
      <button type="submit">{copy.send}</button>
    </form>
  );
}
