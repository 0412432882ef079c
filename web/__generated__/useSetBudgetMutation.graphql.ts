/**
 * @generated SignedSource<<81018dada2c71d3c862727c3382a9345>>
 * @relayHash f05dd906cdbf259ade626366c25d9f1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 471fde207c90e3c2d012dc7314085f04818ec9bcb6753d06a89a19d3dfb322d6

import type { ConcreteRequest } from 'relay-runtime';
export type BudgetScopeKind = "ACCOUNT" | "COMPANY" | "SERVICE_GROUP" | "TAG" | "VENDOR";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type SaveBudgetsInput = {
  removed?: ReadonlyArray<RemovedBudgetInput>;
  set?: ReadonlyArray<BudgetCellInput>;
  version: string;
};
export type RemovedBudgetInput = {
  month: string;
  scope: BudgetScopeInput;
};
export type BudgetScopeInput = {
  account?: string | null | undefined;
  kind: BudgetScopeKind;
  serviceGroup?: string | null | undefined;
  serviceGroupSet?: string | null | undefined;
  tagKey?: string | null | undefined;
  tagValue?: string | null | undefined;
  vendor?: Vendor | null | undefined;
};
export type BudgetCellInput = {
  amount: string;
  currency: string;
  month: string;
  scope: BudgetScopeInput;
};
export type useSetBudgetMutation$variables = {
  input: SaveBudgetsInput;
};
export type useSetBudgetMutation$data = {
  readonly saveBudgets: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
    readonly version: string | null | undefined;
  };
};
export type useSetBudgetMutation = {
  response: useSetBudgetMutation$data;
  variables: useSetBudgetMutation$variables;
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
    "concreteType": "SaveBudgetsPayload",
    "kind": "LinkedField",
    "name": "saveBudgets",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
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
    "name": "useSetBudgetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetBudgetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "471fde207c90e3c2d012dc7314085f04818ec9bcb6753d06a89a19d3dfb322d6",
    "metadata": {},
    "name": "useSetBudgetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ea12152637cc6828fea93d21b8f5941c";

export default node;
