/**
 * @generated SignedSource<<1d04d27048a74d9f820049b1798ef47a>>
 * @relayHash d6e125605464fc4d2ae4fe8890e8149c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e6d9ed146a6be402abbe36306ca49723081fe90e100f83b4f801c4a79929c4d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
export type useSaveFilterAsMutation$variables = {
  input: SaveFilterAsInput;
};
export type useSaveFilterAsMutation$data = {
  readonly saveFilterAs: {
    readonly savedFilter: {
      readonly id: string;
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"useNamedFilter_filter">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type useSaveFilterAsMutation = {
  response: useSaveFilterAsMutation$data;
  variables: useSaveFilterAsMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v3 = {
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
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveFilterAsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveFilterAsPayload",
        "kind": "LinkedField",
        "name": "saveFilterAs",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SavedFilter",
            "kind": "LinkedField",
            "name": "savedFilter",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useNamedFilter_filter"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveFilterAsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveFilterAsPayload",
        "kind": "LinkedField",
        "name": "saveFilterAs",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SavedFilter",
            "kind": "LinkedField",
            "name": "savedFilter",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOwn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ownerName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CostFilter",
                "kind": "LinkedField",
                "name": "conditions",
                "plural": true,
                "selections": [
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
                    "concreteType": "FilterCondition",
                    "kind": "LinkedField",
                    "name": "conditions",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
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
                        "name": "isExcluding",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "values",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "contains",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "startsWith",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4e6d9ed146a6be402abbe36306ca49723081fe90e100f83b4f801c4a79929c4d",
    "metadata": {},
    "name": "useSaveFilterAsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bf47ffd0ff646a246421c8bbe4905cca";

export default node;
