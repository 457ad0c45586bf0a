import { hair } from "../portraits/complexions.ts";

const { mass } = hair.silver;

/** Curls of a `FrontHead`, behind it. */
export const CurlsBehind = () => (
  <path
    d="M-58 6A18 18 0 0 1-60-24A22 22 0 0 1-44-58A24 24 0 0 1-12-82A24 24 0 0 1 28-78A24 24 0 0 1 54-48A22 22 0 0 1 62-14A18 18 0 0 1 58 10Z"
    fill={mass}
  />
);

/** Curls over the forehead of a `FrontHead`. */
export const Curls = () => (
  <path
    d="M-50 0C-56-20-54-50-30-64C0-80 40-72 50-30C52-20 52-10 50 0C46-24 36-36 14-46C-6-34-46-34-50 0Z"
    fill={mass}
  />
);

/** The beard of a `FrontHead` that laughs. */
export const Beard = () => (
  <path
    d="M-48 8C-40 22-30 26-22 26H22C30 26 40 22 48 8C50 46 34 80 0 80C-34 80-50 46-48 8ZM-22 30C-20 54 20 54 22 30C8 36-8 36-22 30Z"
    fill={mass}
    fillRule="evenodd"
  />
);
