/**
 * @generated SignedSource<<d2d3dd19d4801b2991dedfa4d7228668>>
 * @relayHash 175337fdd675c2d2514b4512e4e29fc5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b57995927321894d51d0e98c418926129d89a6e70acdb03ce1ca6fa3ecdb06e4

import type { ConcreteRequest } from 'relay-runtime';
export type SaveMigrationRoisInput = {
  company?: string | null | undefined;
  rows: ReadonlyArray<MigrationRoiInput>;
};
export type MigrationRoiInput = {
  cloudCost?: string;
  currency: string;
  expectedSaving?: string;
  key?: string | null | undefined;
  migrationCost?: string;
  note?: string;
  onPremiseCost?: string;
  startMonth?: string;
  title: string;
  version?: number;
};
export type RoiFormMutation$variables = {
  input: SaveMigrationRoisInput;
};
export type RoiFormMutation$data = {
  readonly saveMigrationRois: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type RoiFormMutation = {
  response: RoiFormMutation$data;
  variables: RoiFormMutation$variables;
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
    "concreteType": "SaveMigrationRoisPayload",
    "kind": "LinkedField",
    "name": "saveMigrationRois",
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
    "name": "RoiFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RoiFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b57995927321894d51d0e98c418926129d89a6e70acdb03ce1ca6fa3ecdb06e4",
    "metadata": {},
    "name": "RoiFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a5f9ccac4625ed38a8b745a263b046c1";

export default node;
