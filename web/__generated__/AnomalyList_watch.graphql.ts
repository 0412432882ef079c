/**
 * @generated SignedSource<<77cb7630e160850275c23c5ccdd6a2eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type AnomalyList_watch$data = {
  readonly judgedDays: ReadonlyArray<{
    readonly range: {
      readonly end: string;
      readonly start: string;
    };
    readonly vendor: Vendor;
  }>;
  readonly " $fragmentType": "AnomalyList_watch";
};
export type AnomalyList_watch$key = {
  readonly " $data"?: AnomalyList_watch$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnomalyList_watch">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnomalyList_watch",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnomalyJudgedDays",
      "kind": "LinkedField",
      "name": "judgedDays",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DateRange",
          "kind": "LinkedField",
          "name": "range",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "start",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "end",
              "storageKey": null
            }
          ],
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
  "type": "AnomalyWatch",
  "abstractKey": null
};

(node as any).hash = "d100ef929371b6ace67bfd3bb5d2d073";

export default node;
