/**
 * @generated SignedSource<<6d17283b189a41f581057f3a2f362d47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SplitPicker_bill$data = {
  readonly serviceGroupSets?: ReadonlyArray<{
    readonly name: string;
  }> | null | undefined;
  readonly tagKeys?: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "SplitPicker_bill";
};
export type SplitPicker_bill$key = {
  readonly " $data"?: SplitPicker_bill$data;
  readonly " $fragmentSpreads": FragmentRefs<"SplitPicker_bill">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "withSets"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "withTagKeys"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SplitPicker_bill",
  "selections": [
    {
      "condition": "withTagKeys",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tagKeys",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withSets",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ServiceGroupSet",
          "kind": "LinkedField",
          "name": "serviceGroupSets",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Bill",
  "abstractKey": null
};

(node as any).hash = "84b3589956b1fed0197062a96259f641";

export default node;
