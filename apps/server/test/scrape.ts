/** Returns the samples that Prometheus would read, by name and labels, such as `x_total{form="contact"}`. */
export async function scrape(address: string): Promise<Readonly<Record<string, number>>> {
  const text = await (await fetch(address)).text();
  const samples = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return Object.fromEntries(
    samples.map((line) => line.split(/ (?=\S+$)/)).map(([name, value]) => [name, Number(value)]),
  );
}
