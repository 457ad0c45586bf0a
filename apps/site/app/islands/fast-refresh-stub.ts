// Stubs for the React Fast Refresh globals that React Router's plugin uses
// (https://vite.dev/guide/backend-integration). Fast Refresh itself is not needed: a change reloads the page.
Object.assign(window, {
  $RefreshReg$: () => {},
  $RefreshSig$: () => (type: unknown) => type,
  __vite_plugin_react_preamble_installed__: true,
});
