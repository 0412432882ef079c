/**
 * @generated SignedSource<<3c317862948322edbe9392faca11b563>>
 * @relayHash 9ec657467f320fe8d3ecae128ab9ce96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30518384fc15ff73ed07b977d6e5035284f183f7056da2cc73c455b6e5eb3a42

import type { ConcreteRequest } from 'relay-runtime';
export type SendZone = "AKST" | "CHINA" | "CST" | "EST" | "GST" | "HST" | "KST" | "MST" | "PST";
export type SavePromiseLedgerMailInput = {
  basedOn?: number | null | undefined;
  basedOnVersion?: number | null | undefined;
  day: number;
  recipients: ReadonlyArray<string>;
  time: string;
  zone: SendZone;
};
export type LedgerMailFormMutation$variables = {
  input: SavePromiseLedgerMailInput;
};
export type LedgerMailFormMutation$data = {
  readonly savePromiseLedgerMail: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type LedgerMailFormMutation = {
  response: LedgerMailFormMutation$data;
  variables: LedgerMailFormMutation$variables;
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
    "concreteType": "PromiseLedgerMailPayload",
    "kind": "LinkedField",
    "name": "savePromiseLedgerMail",
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
    "name": "LedgerMailFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LedgerMailFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "30518384fc15ff73ed07b977d6e5035284f183f7056da2cc73c455b6e5eb3a42",
    "metadata": {},
    "name": "LedgerMailFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a3552d1833c04c4a9d97e0ff07b343ac";

export default node;
