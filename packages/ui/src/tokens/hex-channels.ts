/** Returns red, green and blue of a #RRGGBB color, 0 to 255. */
export const hexChannels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
