import type { Meta, StoryObj } from "@storybook/react-vite";
import { InShort } from "./in-short.tsx";
import { LastUpdated } from "./last-updated.tsx";
import { Prose } from "./prose.tsx";
import { termsExcerpt } from "./terms-excerpt.tsx";

const meta = {
  title: "Content/Prose",
  component: Prose,
  args: { children: termsExcerpt },
} satisfies Meta<typeof Prose>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    children: (
      <>
        <h2>Keep it clean</h2>
        <p>Explicit or suggestive pictures are removed, and the account that posted them is suspended.</p>
      </>
    ),
  },
};

export const States: Story = {
  args: {
    children: (
      <>
        <LastUpdated date="2026-10-01" />
        <h2>4. Cookies and similar storage</h2>
        <InShort>We store what a form needs, and nothing that follows you.</InShort>
        <p>
          This site keeps a <em>draft</em> of what you type into a form, under the name{" "}
          <code>draft-contact</code>, <strong>until you close the tab</strong>. More is in the{" "}
          <a href="#cookie-policy">cookie policy</a>.
        </p>
        <h3>What we don’t do</h3>
        <ul>
          <li>We don’t set advertising cookies.</li>
          <li>
            We count no visits:
            <ul>
              <li>not by ourselves,</li>
              <li>not through anyone else.</li>
            </ul>
          </li>
        </ul>
        <h3>How to clear the storage</h3>
        <ol>
          <li>Open your browser’s settings.</li>
          <li>
            Look for the data of websites:
            <ol>
              <li>for this site only, or</li>
              <li>for all sites.</li>
            </ol>
          </li>
          <li>Delete it. The site works on as before.</li>
        </ol>
        <p>A message that asks for money may sound like this:</p>
        <blockquote>
          <p>My love, I am stuck at the airport. Only 200 dollars in gift cards, and tomorrow we meet.</p>
        </blockquote>
        <p>Anyone who writes like this wants your money, not you. Report the message in the chat.</p>
        <hr />
        <h2>5. How long we keep it</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">How long</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Records of traffic</td>
              <td>One year</td>
            </tr>
            <tr>
              <td>Records of your consent</td>
              <td>Five years</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
};

export const RealHeadings: Story = {
  tags: ["!dev", "!test"],
  args: {
    children: (
      <>
        <h2>3. Your account</h2>
        <InShort>One person, one account.</InShort>
        <p>Keep your phone safe: what happens through your account counts as done by you.</p>
        <h3>3.1 Sharing</h3>
        <p>You may not share it, sell it or give it away.</p>
      </>
    ),
  },
};

export const BoldParagraphs: Story = {
  tags: ["dont", "!dev", "!test"],
  args: {
    children: (
      <>
        <p>
          <strong>Your account</strong>
        </p>
        <p>Keep your phone safe: what happens through your account counts as done by you.</p>
        <p>
          <strong>Sharing</strong>
        </p>
        <p>You may not share it, sell it or give it away.</p>
      </>
    ),
  },
};
