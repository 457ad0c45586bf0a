import { expect, test } from "vitest";
import { formatErrorTitle, parseErrorTitle } from "./message-form-content.tsx";

test.each(["Error: {title}", "{title} has errors", "“{title}” has errors"])(
  "%j adds and removes the error marker around any title",
  (message) => {
    for (const title of ["Contact us – Moyo", "$& for $1"]) {
      const faulty = formatErrorTitle(title, message);
      expect(faulty).toBe(message.split("{title}").join(title));
      expect(parseErrorTitle(faulty, message)).toBe(title);
      expect(parseErrorTitle(title, message)).toBe(title);
    }
  },
);
