/**
 * @generated SignedSource<<f101c0df5061a1060f2248e3172e7bd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoadReport_report$data = {
  readonly files: ReadonlyArray<{
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"LoadedFile_file">;
  }>;
  readonly filesLeftOut: number;
  readonly plan: {
    readonly months: ReadonlyArray<{
      readonly month: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"PlanFindings_plan" | "PlanMonths_plan">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ReplacedMonths_report">;
  readonly " $fragmentType": "LoadReport_report";
};
export type LoadReport_report$key = {
  readonly " $data"?: LoadReport_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoadReport_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoadReport_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LoadedFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LoadedFile_file"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "filesLeftOut",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LoadPlan",
      "kind": "LinkedField",
      "name": "plan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PlannedMonth",
          "kind": "LinkedField",
          "name": "months",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "month",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlanFindings_plan"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlanMonths_plan"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReplacedMonths_report"
    }
  ],
  "type": "LoadReport",
  "abstractKey": null
};

(node as any).hash = "9978d9e9c51c8e24304a64729d8e859d";

export default node;
