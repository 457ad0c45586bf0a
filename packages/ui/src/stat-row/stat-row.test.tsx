import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { StatRow } from "./stat-row.tsx";

const stats = (
  <StatRow
    stats={[
      { value: "1.5M+", label: "active users" },
      { value: "Over 90%", label: "want a serious relationship" },
    ]}
  />
);

test("relates each number to its label, and shows it above", async () => {
  const { container } = await render(stats);
  const terms = Array.from(container.querySelectorAll("dt"));
  expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ["active users", "1.5M+"],
    ["want a serious relationship", "Over 90%"],
  ]);
  for (const term of terms) {
    const number = term.nextElementSibling?.getBoundingClientRect();
    expect(number?.bottom).toBeLessThanOrEqual(term.getBoundingClientRect().top);
  }
});
