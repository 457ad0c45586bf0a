/**
 * Brings together what belongs to one country; countries and their lines keep their order. `Map.groupBy` would do
 * it, but Safari before 17.4 lacks it.
 *
 * @example groupByCountry([{ country: "Kenya" }, { country: "Ghana" }, { country: "Kenya" }]);
 * // Map { "Kenya" => [{…}, {…}], "Ghana" => [{…}] }
 */
export function groupByCountry<Line extends { country: string }>(
  lines: readonly Line[],
): Map<string, Line[]> {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const group = groups.get(line.country);
    if (group) group.push(line);
    else groups.set(line.country, [line]);
  }
  return groups;
}
