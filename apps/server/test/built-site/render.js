/** Shows all it was given, so that tests can read it back. */
export function renderFormPage(form, post) {
  const shown = JSON.stringify({ form, ...post }).replaceAll("<", "\\u003c");
  return `<!doctype html><title>${form}</title><script type="application/json">${shown}</script>`;
}
