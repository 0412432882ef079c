/**
 * @generated SignedSource<<7af32ec04002ed5c465d4fbf0c20fd84>>
 * @relayHash 8d858bd5441a655e9a3ab21d72ef312a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fd6e7399916a82e830942ba3706d2a892f069440f8d60fcebf7c2bdf4eab72b

import type { ConcreteRequest } from 'relay-runtime';
export type MigrationRoiFileFaultCode = "EMPTY" | "MISSING" | "MISSING_COLUMN" | "NOT_CSV" | "TOO_MANY" | "TWICE" | "UNKNOWN_COLUMN" | "UNKNOWN_ID" | "WRONG_VALUE";
export type ReadMigrationRoiFileInput = {
  company?: string | null | undefined;
  text: string;
};
export type ImportRoiMutation$variables = {
  input: ReadMigrationRoiFileInput;
};
export type ImportRoiMutation$data = {
  readonly readMigrationRoiFile: {
    readonly faults: ReadonlyArray<{
      readonly code: MigrationRoiFileFaultCode;
      readonly column: string | null | undefined;
      readonly line: number | null | undefined;
      readonly value: string | null | undefined;
    }>;
    readonly rows: ReadonlyArray<{
      readonly cloudCost: string;
      readonly currency: string;
      readonly expectedSaving: string;
      readonly key: string | null | undefined;
      readonly migrationCost: string;
      readonly note: string;
      readonly onPremiseCost: string;
      readonly startMonth: string;
      readonly title: string;
      readonly version: number;
    }>;
  };
};
export type ImportRoiMutation = {
  response: ImportRoiMutation$data;
  variables: ImportRoiMutation$variables;
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
    "concreteType": "ReadMigrationRoiFilePayload",
    "kind": "LinkedField",
    "name": "readMigrationRoiFile",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MigrationRoiFileFault",
        "kind": "LinkedField",
        "name": "faults",
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
            "name": "column",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "line",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "value",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ReadMigrationRoi",
        "kind": "LinkedField",
        "name": "rows",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cloudCost",
            "storageKey": null
          },
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
            "name": "expectedSaving",
            "storageKey": null
          },
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
            "name": "migrationCost",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "note",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "onPremiseCost",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "startMonth",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ImportRoiMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImportRoiMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4fd6e7399916a82e830942ba3706d2a892f069440f8d60fcebf7c2bdf4eab72b",
    "metadata": {},
    "name": "ImportRoiMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "56e6adc9b36d4e20dee5cc2a9295a232";

export default node;
