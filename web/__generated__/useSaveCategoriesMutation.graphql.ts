/**
 * @generated SignedSource<<94b370d78d03eeb240a73acf4b5e5ea2>>
 * @relayHash 93b5ea123cd3fdbe84fdcb5fe83345d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f8935952dca41ef80966ba38e122b3059941a5a229fdbf1ff09560ed15911c4

import type { ConcreteRequest } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type SaveProductCategoriesInput = {
  changes: ReadonlyArray<ProductCategoryInput>;
};
export type ProductCategoryInput = {
  category?: string | null | undefined;
  product: string;
  vendor: Vendor;
};
export type useSaveCategoriesMutation$variables = {
  input: SaveProductCategoriesInput;
};
export type useSaveCategoriesMutation$data = {
  readonly saveProductCategories: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type useSaveCategoriesMutation = {
  response: useSaveCategoriesMutation$data;
  variables: useSaveCategoriesMutation$variables;
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
    "concreteType": "SaveProductCategoriesPayload",
    "kind": "LinkedField",
    "name": "saveProductCategories",
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
    "name": "useSaveCategoriesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveCategoriesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3f8935952dca41ef80966ba38e122b3059941a5a229fdbf1ff09560ed15911c4",
    "metadata": {},
    "name": "useSaveCategoriesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2f92f1a84f1a08a063be2c567c366015";

export default node;
