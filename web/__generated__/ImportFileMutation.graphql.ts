/**
 * @generated SignedSource<<39ae239ebf8b32b194448b1025e059c7>>
 * @relayHash 6b4e17cb960d20d64c7550ab224e542d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fa05023bd6caf34bc0fdc64c24d4256372d7d69e0f964cdcc2ca812cde8828e

import type { ConcreteRequest } from 'relay-runtime';
export type BudgetFileFaultCode = "EMPTY" | "MISSING" | "NOT_CSV" | "NOT_OF_SCOPE" | "TOO_MANY" | "TWICE" | "UNKNOWN_COLUMN" | "WRONG_VALUE";
export type BudgetScopeKind = "ACCOUNT" | "COMPANY" | "SERVICE_GROUP" | "TAG" | "VENDOR";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type ReadBudgetFileInput = {
  text: string;
};
export type ImportFileMutation$variables = {
  input: ReadBudgetFileInput;
};
export type ImportFileMutation$data = {
  readonly readBudgetFile: {
    readonly cells: ReadonlyArray<{
      readonly amount: string;
      readonly currency: string;
      readonly month: string;
      readonly scope: {
        readonly account: string | null | undefined;
        readonly kind: BudgetScopeKind;
        readonly serviceGroup: string | null | undefined;
        readonly serviceGroupSet: string | null | undefined;
        readonly tagKey: string | null | undefined;
        readonly tagValue: string | null | undefined;
        readonly vendor: Vendor | null | undefined;
      };
    }>;
    readonly faults: ReadonlyArray<{
      readonly code: BudgetFileFaultCode;
      readonly column: string | null | undefined;
      readonly line: number | null | undefined;
      readonly value: string | null | undefined;
    }>;
  };
};
export type ImportFileMutation = {
  response: ImportFileMutation$data;
  variables: ImportFileMutation$variables;
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
    "concreteType": "ReadBudgetFilePayload",
    "kind": "LinkedField",
    "name": "readBudgetFile",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BudgetCell",
        "kind": "LinkedField",
        "name": "cells",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "month",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amount",
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
            "concreteType": "BudgetScope",
            "kind": "LinkedField",
            "name": "scope",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "vendor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "account",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "serviceGroupSet",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "serviceGroup",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tagKey",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tagValue",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BudgetFileFault",
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
            "name": "line",
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
            "name": "value",
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
    "name": "ImportFileMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImportFileMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1fa05023bd6caf34bc0fdc64c24d4256372d7d69e0f964cdcc2ca812cde8828e",
    "metadata": {},
    "name": "ImportFileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4fff0a4d8895bbaadee00da2ebdba643";

export default node;
