import type { Meta, StoryObj } from "@storybook/react-vite";
import { InShort } from "./in-short.tsx";
import { LastUpdated } from "./last-updated.tsx";
import { Prose } from "./prose.tsx";

const termsExcerpt = (
  <>
    <p>
      These terms are the agreement between you and the company that runs Moyo. They hold for the app and for
      this site. Please read them before you sign up; they are long because they leave nothing out.
    </p>

    <h2 id="agreeing">1. Agreeing to these terms</h2>
    <InShort>By using Moyo you accept what is written here.</InShort>
    <p>
      People who have an account in the app are <strong>members</strong>. Everyone else who looks at the app
      or the site is a <strong>visitor</strong>. This site has no accounts of its own. Our{" "}
      <a href="#privacy">privacy policy</a>, our <a href="#cookies">cookie policy</a> and the{" "}
      <a href="#guidelines">community guidelines</a> are part of this agreement.
    </p>

    <h2 id="who-may-use">2. Who may use the app</h2>
    <InShort>You’re 18 or older, with no violent past.</InShort>
    <p>You may open an account only if all of this is true:</p>
    <ul>
      <li>You are at least 18 years old.</li>
      <li>You can enter into a binding contract where you live.</li>
      <li>You are on no sanctions list.</li>
      <li>
        You have never been convicted of a felony, a sex crime or any crime involving violence, and you are
        not a registered sex offender.
      </li>
    </ul>

    <h2 id="your-account">3. Your account and how you sign in</h2>
    <InShort>One person, one account, and it stays yours.</InShort>
    <p>
      You sign in with your telephone number, with Apple or with Facebook. Keep your phone and those accounts
      safe: what happens through your account counts as done by you.
    </p>
    <h3 id="sharing">3.1 Sharing and passing on</h3>
    <p>An account belongs to one person. You may not share it, co-own it, sell it or give it away.</p>
    <h3 id="two-years">3.2 Two years without you</h3>
    <p>
      If you do not log in for two years, we may delete your account or take everything out of it that tells
      who you are.
    </p>

    <h2 id="payments">10. Payments, renewals, virtual items and refunds</h2>
    <InShort>Subscriptions go on until you cancel them where you bought them.</InShort>
    <p>
      A subscription renews itself until you cancel it.{" "}
      <strong>Deleting your account does not cancel it.</strong> To stop the payments:
    </p>
    <ol>
      <li>Open the store in which you subscribed.</li>
      <li>
        Find Moyo among your subscriptions:
        <ol>
          <li>on an iPhone, in Settings, under your name;</li>
          <li>on Android, in Google Play, under your picture.</li>
        </ol>
      </li>
      <li>Choose to cancel, and keep the message that confirms it.</li>
    </ol>
    <p>
      Coins are not money: they have no real-world value, and every purchase of them is final. Nothing is
      refunded, except where the law where you live says otherwise.
    </p>

    <h2 id="law">16. Which law applies</h2>
    <InShort>The law of Texas.</InShort>
    <p>
      The law of the State of Texas governs this agreement. What Texas asks of a seller is explained by its{" "}
      <a href="https://www.texasattorneygeneral.gov/consumer-protection">attorney general</a>.
    </p>
  </>
);

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
