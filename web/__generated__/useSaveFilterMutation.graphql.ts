/**
 * @generated SignedSource<<036378598d8fbcd5bebcbf92b0035d59>>
 * @relayHash cf65e2d822d8a85d2602d6155d7353ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c239b00458712c368f1a8b31890f2958ddf75a767bbd42bfdf39f144d8befc0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilterField = "ACCOUNT" | "API_OPERATION" | "AVAILABILITY_ZONE" | "CACHE_ENGINE" | "CHARGE_CATEGORY" | "CHARGE_TYPE" | "DATABASE" | "INSTANCE_FAMILY" | "INSTANCE_TYPE" | "INVOICE" | "PLATFORM" | "PRODUCT" | "PRODUCT_FAMILY" | "PUBLISHER" | "PURCHASE_OPTION" | "REGION" | "RESOURCE" | "SERVICE_CATEGORY" | "SERVICE_GROUP" | "TAG" | "TRANSFER_TYPE" | "USAGE_TYPE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type SaveFilterInput = {
  conditions: ReadonlyArray<CostFilterInput>;
  id: string;
  name: string;
  version: number;
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
export type useSaveFilterMutation$variables = {
  input: SaveFilterInput;
};
export type useSaveFilterMutation$data = {
  readonly saveFilter: {
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
export type useSaveFilterMutation = {
  response: useSaveFilterMutation$data;
  variables: useSaveFilterMutation$variables;
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
    "name": "useSaveFilterMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveFilterPayload",
        "kind": "LinkedField",
        "name": "saveFilter",
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
    "name": "useSaveFilterMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveFilterPayload",
        "kind": "LinkedField",
        "name": "saveFilter",
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
    "id": "9c239b00458712c368f1a8b31890f2958ddf75a767bbd42bfdf39f144d8befc0",
    "metadata": {},
    "name": "useSaveFilterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4a278c818ba68af0ebec5763eea92f3b";

export default node;
