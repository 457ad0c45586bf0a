/** Shows all it was given, so that tests can read it back. */
export function renderContactPage(refusal) {
  const shown = JSON.stringify(refusal).replaceAll("<", "\\u003c");
  return `<!doctype html><title>Contact Us</title><script type="application/json">${shown}</script>`;
}
