/**
 * @generated SignedSource<<6d6d31ce78c59af3a8e739dfda9cd5cd>>
 * @relayHash 02fe11131bcc574b6c1ad9baa84d7c9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51fa22257fd19f5072afe408690b05ce5b0ac2e8f143ab24755d165f54000435

import type { ConcreteRequest } from 'relay-runtime';
export type BudgetScopeKind = "ACCOUNT" | "COMPANY" | "SERVICE_GROUP" | "TAG" | "VENDOR";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type SaveBudgetAlertInput = {
  actual: ReadonlyArray<number>;
  expected: ReadonlyArray<number>;
  recipients: ReadonlyArray<string>;
  scope: BudgetScopeInput;
  version: number;
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
export type useSaveAlertMutation$variables = {
  input: SaveBudgetAlertInput;
};
export type useSaveAlertMutation$data = {
  readonly saveBudgetAlert: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type useSaveAlertMutation = {
  response: useSaveAlertMutation$data;
  variables: useSaveAlertMutation$variables;
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
    "concreteType": "SaveBudgetAlertPayload",
    "kind": "LinkedField",
    "name": "saveBudgetAlert",
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
    "name": "useSaveAlertMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveAlertMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "51fa22257fd19f5072afe408690b05ce5b0ac2e8f143ab24755d165f54000435",
    "metadata": {},
    "name": "useSaveAlertMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f1bd0fa7e7298a8c985103934fdfaacc";

export default node;
