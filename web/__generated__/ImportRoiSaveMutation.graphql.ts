/**
 * @generated SignedSource<<5ff6c6da0e50a047e48735dd835ae321>>
 * @relayHash 4beb5f1d437ff78691083c026e895ad9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84bc92662e793af4afce9354e83440dcbade432cd055fe3aa76c599da1326b86

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
export type ImportRoiSaveMutation$variables = {
  input: SaveMigrationRoisInput;
};
export type ImportRoiSaveMutation$data = {
  readonly saveMigrationRois: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type ImportRoiSaveMutation = {
  response: ImportRoiSaveMutation$data;
  variables: ImportRoiSaveMutation$variables;
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
    "name": "ImportRoiSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImportRoiSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "84bc92662e793af4afce9354e83440dcbade432cd055fe3aa76c599da1326b86",
    "metadata": {},
    "name": "ImportRoiSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fab9e86a707ac41c2392d02a70edaec0";

export default node;
