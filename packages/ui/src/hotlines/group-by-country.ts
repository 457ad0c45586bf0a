/** Groups lines by country in their order. `Map.groupBy` would do, but Safari before 17.4 lacks it. */
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
