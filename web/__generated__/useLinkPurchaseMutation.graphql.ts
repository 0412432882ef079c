/**
 * @generated SignedSource<<3635bb9e9fe5f271fe037ccd37270422>>
 * @relayHash 63c58b8e280babcd08568783c1899763
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f002a70f90ab1c12762ca87dbed747bf4de9b7f2469e9ba38456d2fed3a35535

import type { ConcreteRequest } from 'relay-runtime';
export type LinkRecommendationPurchaseInput = {
  commitmentIds: ReadonlyArray<string>;
  key: string;
  version: number;
};
export type useLinkPurchaseMutation$variables = {
  input: LinkRecommendationPurchaseInput;
};
export type useLinkPurchaseMutation$data = {
  readonly linkRecommendationPurchase: {
    readonly decision: {
      readonly key: string;
      readonly version: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type useLinkPurchaseMutation = {
  response: useLinkPurchaseMutation$data;
  variables: useLinkPurchaseMutation$variables;
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
    "concreteType": "RecommendationDecisionPayload",
    "kind": "LinkedField",
    "name": "linkRecommendationPurchase",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RecommendationDecision",
        "kind": "LinkedField",
        "name": "decision",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          }
        ],
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
    "name": "useLinkPurchaseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLinkPurchaseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f002a70f90ab1c12762ca87dbed747bf4de9b7f2469e9ba38456d2fed3a35535",
    "metadata": {},
    "name": "useLinkPurchaseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "19928bc6903235700157473e6a412a80";

export default node;
