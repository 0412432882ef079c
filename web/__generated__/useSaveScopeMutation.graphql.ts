/**
 * @generated SignedSource<<abdbfadd3e42284fbcfd016b2876a7d4>>
 * @relayHash f68eaded862bf1d27f588f63baab5752
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a3d7bec3f69858d1082337c236aeb1c6426ec71c0fd101f466d0317fb139ee8

import type { ConcreteRequest } from 'relay-runtime';
export type FilterField = "ACCOUNT" | "API_OPERATION" | "AVAILABILITY_ZONE" | "CACHE_ENGINE" | "CHARGE_CATEGORY" | "CHARGE_TYPE" | "DATABASE" | "INSTANCE_FAMILY" | "INSTANCE_TYPE" | "INVOICE" | "PLATFORM" | "PRODUCT" | "PRODUCT_FAMILY" | "PUBLISHER" | "PURCHASE_OPTION" | "REGION" | "RESOURCE" | "SERVICE_CATEGORY" | "SERVICE_GROUP" | "TAG" | "TRANSFER_TYPE" | "USAGE_TYPE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type SaveFilterAsInput = {
  conditions: ReadonlyArray<CostFilterInput>;
  name: string;
};
export type CostFilterInput = {
  conditions: ReadonlyArray<FilterConditionInput>;
  vendor: Vendor;
};
export type FilterConditionInput = {
  contains?: string | null | undefined;
  field: FilterField;
  isExcluding?: boolean;
  startsWith?: string | null | undefined;
  tagKey?: string | null | undefined;
  values?: ReadonlyArray<string> | null | undefined;
};
export type useSaveScopeMutation$variables = {
  input: SaveFilterAsInput;
};
export type useSaveScopeMutation$data = {
  readonly saveFilterAs: {
    readonly savedFilter: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type useSaveScopeMutation = {
  response: useSaveScopeMutation$data;
  variables: useSaveScopeMutation$variables;
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
    "concreteType": "SaveFilterAsPayload",
    "kind": "LinkedField",
    "name": "saveFilterAs",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SavedFilter",
        "kind": "LinkedField",
        "name": "savedFilter",
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
    "name": "useSaveScopeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveScopeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8a3d7bec3f69858d1082337c236aeb1c6426ec71c0fd101f466d0317fb139ee8",
    "metadata": {},
    "name": "useSaveScopeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "58c1dd7f78b3248a9a01f804e5ac424a";

export default node;
