/**
 * @generated SignedSource<<41e7cd5658d3c69922bee6ec8c10545a>>
 * @relayHash 2a25a835db1557da0b0684593ba72d77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4b43ce995a6ca47c1ceb43280c63574dc727ae14534ce2180c69d657b056d8e

import type { ConcreteRequest } from 'relay-runtime';
export type SaveCostNoteInput = {
  date: string;
  id?: string | null | undefined;
  text: string;
  version?: number | null | undefined;
};
export type useNoteDayMutation$variables = {
  input: SaveCostNoteInput;
};
export type useNoteDayMutation$data = {
  readonly saveCostNote: {
    readonly note: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type useNoteDayMutation = {
  response: useNoteDayMutation$data;
  variables: useNoteDayMutation$variables;
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
    "concreteType": "SaveCostNotePayload",
    "kind": "LinkedField",
    "name": "saveCostNote",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CostNote",
        "kind": "LinkedField",
        "name": "note",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "useNoteDayMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useNoteDayMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a4b43ce995a6ca47c1ceb43280c63574dc727ae14534ce2180c69d657b056d8e",
    "metadata": {},
    "name": "useNoteDayMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ce2c43c007f35abe49cc930c0292db9d";

export default node;
