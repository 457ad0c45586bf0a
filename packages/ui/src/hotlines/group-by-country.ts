/** Groups lines by country, in order. Safari before 17.4 lacks `Map.groupBy`. */
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
