/**
 * @generated SignedSource<<96890becee1622d99fc19313cf420c6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "TENCENT";
export type SaveSelectedVendorsInput = {
  vendors: ReadonlyArray<Vendor>;
};
export type useSaveVendorsMutation$variables = {
  input: SaveSelectedVendorsInput;
};
export type useSaveVendorsMutation$data = {
  readonly saveSelectedVendors: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"VendorPicker_viewer">;
    } | null | undefined;
  };
};
export type useSaveVendorsMutation = {
  response: useSaveVendorsMutation$data;
  variables: useSaveVendorsMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveVendorsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveSelectedVendorsPayload",
        "kind": "LinkedField",
        "name": "saveSelectedVendors",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "VendorPicker_viewer"
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
    "name": "useSaveVendorsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveSelectedVendorsPayload",
        "kind": "LinkedField",
        "name": "saveSelectedVendors",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Preferences",
                "kind": "LinkedField",
                "name": "preferences",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "selectedVendors",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "availableVendors",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CatalogueVendor",
                "kind": "LinkedField",
                "name": "vendorCatalogue",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "badge",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasData",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isAuthorised",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isOffered",
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
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "vendor",
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
    "cacheID": "147acd3a441349b85028efd331bc7686",
    "id": null,
    "metadata": {},
    "name": "useSaveVendorsMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveVendorsMutation(\n  $input: SaveSelectedVendorsInput!\n) {\n  saveSelectedVendors(input: $input) {\n    userErrors {\n      code\n    }\n    viewer {\n      ...VendorPicker_viewer\n    }\n  }\n}\n\nfragment VendorChoice_viewer on Viewer {\n  preferences {\n    availableVendors\n    selectedVendors\n  }\n  vendorCatalogue {\n    badge\n    hasData\n    isAuthorised\n    isOffered\n    key\n    name\n    vendor\n  }\n}\n\nfragment VendorPicker_viewer on Viewer {\n  preferences {\n    selectedVendors\n  }\n  ...VendorChoice_viewer\n}\n"
  }
};
})();

(node as any).hash = "b08d35edb6b97f6a8f6bf4bc13d48c2e";

export default node;
