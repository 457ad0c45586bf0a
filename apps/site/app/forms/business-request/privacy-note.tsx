/** What becomes of what is sent. */
export function DataNote() {
  return (
    <p>
      What you send is used to answer you. <a href="/privacy">How we treat your data</a>
    </p>
  );
}
