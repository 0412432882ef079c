/**
 * @generated SignedSource<<02b9e1c307c1d8c0c31d3f195e9455de>>
 * @relayHash 669b03fd910b7016ec2e2ccef1db570e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbd3b14c6cc577100f4ed24fa05ef47c08d04eeb4d2548406fd66e46b0992528

import type { ConcreteRequest } from 'relay-runtime';
export type SaveDataRetentionInput = {
  confirmation: string;
  keptMonths?: number | null | undefined;
};
export type MonthsKeptMutation$variables = {
  input: SaveDataRetentionInput;
};
export type MonthsKeptMutation$data = {
  readonly saveDataRetention: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type MonthsKeptMutation = {
  response: MonthsKeptMutation$data;
  variables: MonthsKeptMutation$variables;
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
    "concreteType": "SaveDataRetentionPayload",
    "kind": "LinkedField",
    "name": "saveDataRetention",
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
    "name": "MonthsKeptMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MonthsKeptMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bbd3b14c6cc577100f4ed24fa05ef47c08d04eeb4d2548406fd66e46b0992528",
    "metadata": {},
    "name": "MonthsKeptMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9edf69b439f2728639280dc95b464906";

export default node;
