import { expect, test } from "vitest";
import { formatErrorTitle } from "./message-form-content.tsx";

test.each(["Error: {title}", "{title} has errors", "“{title}” has errors"])(
  "%j adds the error marker to any title",
  (message) => {
    for (const title of ["Contact us – Moyo", "$& for $1"])
      expect(formatErrorTitle(title, message)).toBe(message.split("{title}").join(title));
  },
);
