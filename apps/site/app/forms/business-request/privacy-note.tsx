/** How the site uses what a form sends. */
export function PrivacyNote() {
  return (
    <p>
      We use this only to reply to you. <a href="/privacy">How we use your data</a>
    </p>
  );
}
