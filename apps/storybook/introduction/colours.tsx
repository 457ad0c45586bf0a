import { Section, palette } from "@matchfront/ui";

const colours = [
  { name: "shea", use: "the page" },
  { name: "calabash", use: "cards, quiet strips of the pattern" },
  { name: "ink", use: "text" },
  { name: "clay", use: "links, the main button" },
  { name: "sun", use: "light, never text on light" },
  { name: "indigo", use: "the second field, focus" },
  { name: "palm", use: "success, the third field" },
  { name: "hibiscus", use: "moments of love" },
] as const;

export function Colours() {
  return (
    <Section
      heading="The colors"
      id="colors"
      lead="Earth, cloth and plants. Every pair that carries text is measured by a test; so are the pairs that must not."
    >
      <ul className="story-palette">
        {colours.map(({ name, use }) => (
          <li key={name}>
            <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 64 96">
              <path d="M0 0h64v96H0Z" fill={palette[name]} />
              <path
                d="M8 0v96M31 0v96M55 0v96"
                opacity=".12"
                stroke={name === "shea" ? palette.ink : palette.shea}
              />
            </svg>
            <strong>{name}</strong>
            <br />
            <small>{use}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
