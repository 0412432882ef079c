/**
 * @generated SignedSource<<38fd1329259cac5f5ada38cf54b7e508>>
 * @relayHash fe6fe9c511a0d074a46af043500955a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd94797058a6401b2786adea1f6b28b1b99bf703e91f94bee0c7bfe39447ec1c

import type { ConcreteRequest } from 'relay-runtime';
export type AdviceSavingsQuery$variables = Record<PropertyKey, never>;
export type AdviceSavingsQuery$data = {
  readonly viewer: {
    readonly recommendationSavings: {
      readonly accepted: ReadonlyArray<{
        readonly amount: number;
        readonly currency: string;
      }>;
      readonly currency: string;
      readonly open: number;
      readonly openPieces: number;
    } | null | undefined;
  };
};
export type AdviceSavingsQuery = {
  response: AdviceSavingsQuery$data;
  variables: AdviceSavingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "RecommendationSavings",
  "kind": "LinkedField",
  "name": "recommendationSavings",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CurrencyAmount",
      "kind": "LinkedField",
      "name": "accepted",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "open",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openPieces",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AdviceSavingsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v1/*:: as any*/),
            "to": "NULL"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AdviceSavingsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dd94797058a6401b2786adea1f6b28b1b99bf703e91f94bee0c7bfe39447ec1c",
    "metadata": {},
    "name": "AdviceSavingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9b54a094f9a433a9a31d7fd8922243ee";

export default node;
