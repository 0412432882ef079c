/**
 * @generated SignedSource<<99358d64898d0c23f2cc00442de0592d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewShare_dashboard$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"TravellingValues_dashboard">;
  readonly " $fragmentType": "NewShare_dashboard";
};
export type NewShare_dashboard$key = {
  readonly " $data"?: NewShare_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewShare_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewShare_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TravellingValues_dashboard"
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "51695cb1f865200e8f2c973a29bd1657";

export default node;
