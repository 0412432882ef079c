/**
 * @generated SignedSource<<8dd586f8dcec18f8818b4acc1322dc59>>
 * @relayHash 58d8c36b948e9f240ad2e40b18c24095
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9351f6e297cb8cd76692a5c7867c1025561d6dc414750d1d49eaddfabffa030e

import type { ConcreteRequest } from 'relay-runtime';
export type MailLanguage = "EN" | "JA" | "KO" | "ZH";
export type WebhookTemplate = "ALERT_NOW" | "GENERIC" | "SLACK" | "SMS" | "TEAMS";
export type SaveWebhookInput = {
  id?: string | null | undefined;
  isSecretRenewed?: boolean;
  language: MailLanguage;
  name: string;
  numbers?: ReadonlyArray<string>;
  template: WebhookTemplate;
  url?: string | null | undefined;
  version?: number | null | undefined;
};
export type useSaveWebhookMutation$variables = {
  input: SaveWebhookInput;
};
export type useSaveWebhookMutation$data = {
  readonly saveWebhook: {
    readonly secret: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type useSaveWebhookMutation = {
  response: useSaveWebhookMutation$data;
  variables: useSaveWebhookMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SaveWebhookPayload",
    "kind": "LinkedField",
    "name": "saveWebhook",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "secret",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveWebhookMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveWebhookMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9351f6e297cb8cd76692a5c7867c1025561d6dc414750d1d49eaddfabffa030e",
    "metadata": {},
    "name": "useSaveWebhookMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c75f770d9a3b2ccc210c99c468ff3678";

export default node;
