/**
 * @generated SignedSource<<2a7f6ef6c1e37aa0cc32db6f3245bad7>>
 * @relayHash c03e746fbf32c648163464bd4e53d79e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7adfe5f2cca56d8462ab8ab50bad73174a564e761c2b434fc32ff73502049b8

import type { ConcreteRequest } from 'relay-runtime';
export type MaximumReachedQuery$variables = Record<PropertyKey, never>;
export type MaximumReachedQuery$data = {
  readonly viewer: {
    readonly dashboards: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly version: number;
    }> | null | undefined;
  };
};
export type MaximumReachedQuery = {
  response: MaximumReachedQuery$data;
  variables: MaximumReachedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Dashboard",
        "kind": "LinkedField",
        "name": "dashboards",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MaximumReachedQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MaximumReachedQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d7adfe5f2cca56d8462ab8ab50bad73174a564e761c2b434fc32ff73502049b8",
    "metadata": {},
    "name": "MaximumReachedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9275a70d1a0d152cc8f661d064be2f98";

export default node;
