/**
 * @generated SignedSource<<2778136f9396b555f5f25106e3a06076>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MixBar_mix$data = {
  readonly onDemandCost: number;
  readonly onDemandHours: number | null | undefined;
  readonly reservedCost: number;
  readonly reservedHours: number | null | undefined;
  readonly savingsPlansCost: number;
  readonly savingsPlansHours: number | null | undefined;
  readonly spotCost: number;
  readonly spotHours: number | null | undefined;
  readonly totalCost: number;
  readonly totalHours: number | null | undefined;
  readonly " $fragmentType": "MixBar_mix";
};
export type MixBar_mix$key = {
  readonly " $data"?: MixBar_mix$data;
  readonly " $fragmentSpreads": FragmentRefs<"MixBar_mix">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MixBar_mix",
  "selections": [
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
      "name": "savingsPlansHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reservedCost",
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
      "name": "spotCost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "spotHours",
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
      "name": "onDemandHours",
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
      "name": "totalHours",
      "storageKey": null
    }
  ],
  "type": "ComputeMix",
  "abstractKey": null
};

(node as any).hash = "56931023bbef14f744b2169d64352761";

export default node;
