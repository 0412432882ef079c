// The package's index prints a notice on Node 20, which it supports by its behaviour; the class alone does not.
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider';
}

declare module 'oidc-provider/lib/helpers/interaction_policy/index.js' {
  import { interactionPolicy } from 'oidc-provider';
  export import base = interactionPolicy.base;
  export import Check = interactionPolicy.Check;
  export import Prompt = interactionPolicy.Prompt;
}
