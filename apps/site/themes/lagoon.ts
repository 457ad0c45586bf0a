import { defineTheme } from "@matchfront/ui/theme";

/** An example of another look, and the proof that all of the site follows one: `npm run preview:theme`. */
export const theme = defineTheme({
  name: "Lagoon",
  palette: {
    shea: "#F3F8F7",
    calabash: "#DCEBE8",
    ink: "#0E1F26",
    bark: "#3D535B",
    reed: "#5C747C",
    clay: "#0A676E",
    clayDeep: "#064A50",
    sun: "#FF9F80",
    indigo: "#3D1F4D",
    indigoDeep: "#281335",
    palm: "#2B5A2A",
    hibiscus: "#A3195B",
    ok: "#1F5C2E",
    night: "#0B1518",
    nightRaised: "#14252B",
    cream: "#E9F3F1",
    sand: "#AAC1C5",
    driftwood: "#718E95",
    ember: "#4FC9C3",
    emberLight: "#86DED8",
    rose: "#FF8FB1",
    leaf: "#8FD98A",
    sky: "#C7A8E6",
  },
  corners: { control: "3px", card: "4px", panel: "6px", hero: "0px" },
  typefaces: {
    display: {
      family: "Young Serif",
      files: [{ file: "themes/fonts/young-serif-latin.woff2", weight: "400", preload: true }],
      metricFallbacks: [
        {
          locals: ["Times New Roman Bold", "Liberation Serif Bold"],
          weight: 400,
          scale: 1.1647,
          ascent: 1.05,
          descent: 0.37,
        },
      ],
      fallback: 'Georgia, "Noto Serif", serif',
      weight: 400,
    },
  },
});
