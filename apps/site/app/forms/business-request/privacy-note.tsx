/** How the site uses what a form sends. */
export function PrivacyNote() {
  return (
    <p>
      What you send is used to answer you. <a href="/privacy">How we treat your data</a>
    </p>
  );
}
