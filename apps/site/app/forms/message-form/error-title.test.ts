import { expect, test } from "vitest";
import { withErrors, withoutErrors } from "./error-title.ts";

test.each(["Error: {title}", "{title} has errors", "“{title}” has errors"])(
  "%j adds and removes the error marker around any title",
  (message) => {
    for (const title of ["Contact us – Moyo", "$& for $1"]) {
      const faulty = withErrors(title, message);
      expect(faulty).toBe(message.split("{title}").join(title));
      expect(withoutErrors(faulty, message)).toBe(title);
      expect(withoutErrors(title, message)).toBe(title);
    }
  },
);
