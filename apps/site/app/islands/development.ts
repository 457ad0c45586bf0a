// React Router's plugin adds React's fast refresh to every component and expects its globals before the first one
// (https://vite.dev/guide/backend-integration). Here a change reloads the page, so they do nothing.
Object.assign(window, {
  $RefreshReg$: () => {},
  $RefreshSig$: () => (type: unknown) => type,
  __vite_plugin_react_preamble_installed__: true,
});
