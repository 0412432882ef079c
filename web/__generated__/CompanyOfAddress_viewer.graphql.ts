/**
 * @generated SignedSource<<0e5e984b060ec2cf07f8553048babdc5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyOfAddress_viewer$data = {
  readonly companies: ReadonlyArray<{
    readonly id: string;
    readonly key: string;
    readonly name: string;
  }> | null | undefined;
  readonly company: {
    readonly key: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "CompanyOfAddress_viewer";
};
export type CompanyOfAddress_viewer$key = {
  readonly " $data"?: CompanyOfAddress_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyOfAddress_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyOfAddress_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "companies",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "27b87605d10035294d9f9b1c7b46aca6";

export default node;
