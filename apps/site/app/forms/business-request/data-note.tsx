/** What becomes of what is sent. */
export function DataNote() {
  return (
    <p>
      We use this only to reply to you. <a href="/privacy">How we use your data</a>
    </p>
  );
}
