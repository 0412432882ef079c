/**
 * @generated SignedSource<<c96a06adb3def50f466e5bb1f2d51ff7>>
 * @relayHash 0510a906db0cf1c7abc6ee9a587b2bef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69b56021eab57e746071b4402d5f5f11ab57d1d7162fc33594b9d2bbea677bff

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
export type useSaveBudgetsMutation$variables = {
  input: SaveBudgetsInput;
};
export type useSaveBudgetsMutation$data = {
  readonly saveBudgets: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
    readonly version: string | null | undefined;
  };
};
export type useSaveBudgetsMutation = {
  response: useSaveBudgetsMutation$data;
  variables: useSaveBudgetsMutation$variables;
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
    "name": "useSaveBudgetsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveBudgetsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "69b56021eab57e746071b4402d5f5f11ab57d1d7162fc33594b9d2bbea677bff",
    "metadata": {},
    "name": "useSaveBudgetsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e5e5bed50ebad5d0fd2b640af7e64dd4";

export default node;
