// The package's index prints a notice on Node 20, which it supports by its behaviour; the class alone does not.
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider';
}
