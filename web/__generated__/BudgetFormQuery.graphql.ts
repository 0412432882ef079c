/**
 * @generated SignedSource<<c5e2de94b2571bb1b7a0a27c2952abf7>>
 * @relayHash 5721cbd022d773604a9d4d4d9d0e5ff6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f204a5b63b3ad11af8455830cf582dd3bf3ca9603525aec9bf1d0b47984e02d0

import type { ConcreteRequest } from 'relay-runtime';
export type BudgetFormQuery$variables = Record<PropertyKey, never>;
export type BudgetFormQuery$data = {
  readonly viewer: {
    readonly budgets: {
      readonly currency: string;
      readonly thisMonth: string;
      readonly version: string;
    } | null | undefined;
  };
};
export type BudgetFormQuery = {
  response: BudgetFormQuery$data;
  variables: BudgetFormQuery$variables;
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
        "concreteType": "Budgets",
        "kind": "LinkedField",
        "name": "budgets",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "currency",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "thisMonth",
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
    "name": "BudgetFormQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BudgetFormQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f204a5b63b3ad11af8455830cf582dd3bf3ca9603525aec9bf1d0b47984e02d0",
    "metadata": {},
    "name": "BudgetFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ecb42b382815c4b7642a981ae394a0cb";

export default node;
