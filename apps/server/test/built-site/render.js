/** Shows all it was given, so that tests can read it back. */
export function renderFormPage(form, post, language) {
  const shown = JSON.stringify({ form, ...post }).replaceAll("<", "\\u003c");
  return `<!doctype html><html lang="${language}"><title>${form}</title><form action="/"><script type="application/json">${shown}</script>`;
}
