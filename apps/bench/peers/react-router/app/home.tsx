import content from "./content.html?raw";

export const meta = () => [{ title: "#1 dating app for Black singles · Moyo" }];

export default function Home() {
  return <div dangerouslySetInnerHTML={{ __html: content }} />;
}
