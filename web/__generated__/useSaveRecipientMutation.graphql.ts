/**
 * @generated SignedSource<<aab6d896900476568907c9c653b1f2e8>>
 * @relayHash da8d07e8e6479e18e9c5bad5090ebeb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8735057a4311fc167081eeaafd4d93f657248e40a62164724093ede86785bed

import type { ConcreteRequest } from 'relay-runtime';
export type SaveStatusRecipientInput = {
  codes: ReadonlyArray<string>;
  company?: string | null | undefined;
  email: string;
};
export type useSaveRecipientMutation$variables = {
  input: SaveStatusRecipientInput;
};
export type useSaveRecipientMutation$data = {
  readonly saveStatusRecipient: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type useSaveRecipientMutation = {
  response: useSaveRecipientMutation$data;
  variables: useSaveRecipientMutation$variables;
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
    "concreteType": "SaveStatusRecipientPayload",
    "kind": "LinkedField",
    "name": "saveStatusRecipient",
    "plural": false,
    "selections": [
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
    "name": "useSaveRecipientMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveRecipientMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b8735057a4311fc167081eeaafd4d93f657248e40a62164724093ede86785bed",
    "metadata": {},
    "name": "useSaveRecipientMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3b59310e1776da910717ff49e53f5fd8";

export default node;
