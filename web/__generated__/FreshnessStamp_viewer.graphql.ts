/**
 * @generated SignedSource<<c2370c320200337f2fcbd14af987a1e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type FreshnessStamp_viewer$data = {
  readonly freshness: {
    readonly completeThrough: string | null | undefined;
    readonly dataThrough: string | null | undefined;
    readonly vendors: ReadonlyArray<{
      readonly dataThrough: string;
      readonly vendor: Vendor;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "FreshnessStamp_viewer";
};
export type FreshnessStamp_viewer$key = {
  readonly " $data"?: FreshnessStamp_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FreshnessStamp_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataThrough",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FreshnessStamp_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DataFreshness",
      "kind": "LinkedField",
      "name": "freshness",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completeThrough",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "VendorFreshness",
          "kind": "LinkedField",
          "name": "vendors",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "9a8f29a9a535027492d51879af2f29d2";

export default node;
