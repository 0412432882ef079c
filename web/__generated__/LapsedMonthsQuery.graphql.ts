/**
 * @generated SignedSource<<3c161f4b8a44a44d21bf240a7a42328c>>
 * @relayHash 3965fa42d31ff2a61c51fc4070f9667a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce4b1e9238957f9d8803b5e4bbfd65ec56176624ffbed1ce1c91c8b23dc66b94

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type LapsedMonthsQuery$variables = {
  keptMonths: number;
};
export type LapsedMonthsQuery$data = {
  readonly viewer: {
    readonly retentionPreview: Result<{
      readonly amounts: ReadonlyArray<{
        readonly billed: number;
        readonly currency: string;
      }>;
      readonly firstMonth: string | null | undefined;
      readonly monthCount: number;
      readonly rowCount: number;
    } | null | undefined, unknown>;
  };
};
export type LapsedMonthsQuery = {
  response: LapsedMonthsQuery$data;
  variables: LapsedMonthsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "keptMonths"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "keptMonths",
      "variableName": "keptMonths"
    }
  ],
  "concreteType": "RetentionPreview",
  "kind": "LinkedField",
  "name": "retentionPreview",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StoredAmount",
      "kind": "LinkedField",
      "name": "amounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "billed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstMonth",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "monthCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowCount",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LapsedMonthsQuery",
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
            "to": "RESULT"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LapsedMonthsQuery",
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
    "id": "ce4b1e9238957f9d8803b5e4bbfd65ec56176624ffbed1ce1c91c8b23dc66b94",
    "metadata": {},
    "name": "LapsedMonthsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4bbb3e8ba18b9f3fa3e80b11a2ea27a9";

export default node;
