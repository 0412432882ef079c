/**
 * @generated SignedSource<<6f61c5f56f4937e1677392c309bef2b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoverageFigures_coverage$data = {
  readonly currency: string;
  readonly figures: {
    readonly coverage: number | null | undefined;
    readonly onDemandCost: number;
    readonly onDemandHours: number | null | undefined;
    readonly providerCoverage: number | null | undefined;
    readonly reservedHours: number | null | undefined;
    readonly reservedOnDemandCost: number;
    readonly reservedUsageCoverage: number | null | undefined;
    readonly savingsPlansCost: number;
    readonly savingsPlansHours: number | null | undefined;
    readonly savingsPlansListCost: number;
    readonly savingsPlansUsageCoverage: number | null | undefined;
    readonly totalCost: number;
    readonly totalHours: number | null | undefined;
    readonly totalUsageCoverage: number | null | undefined;
  };
  readonly " $fragmentType": "CoverageFigures_coverage";
};
export type CoverageFigures_coverage$key = {
  readonly " $data"?: CoverageFigures_coverage$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoverageFigures_coverage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoverageFigures_coverage",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CommitmentCoverage",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "coverage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "providerCoverage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savingsPlansCost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savingsPlansListCost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "onDemandCost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reservedOnDemandCost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savingsPlansUsageCoverage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reservedUsageCoverage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalUsageCoverage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "onDemandHours",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reservedHours",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savingsPlansHours",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalHours",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CommitmentCoverageSummary",
  "abstractKey": null
};

(node as any).hash = "ed88493b54e3fd35e124ecc552c3e130";

export default node;
