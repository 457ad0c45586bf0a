import body from "../content/body.html?raw";
import { title } from "../content/head.json";

export const meta = () => [{ title }];

export default function Home() {
  return <div dangerouslySetInnerHTML={{ __html: body }} />;
}
