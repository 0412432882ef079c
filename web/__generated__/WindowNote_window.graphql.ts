/**
 * @generated SignedSource<<f6a39c2dc3473fcf7c06210f3788cb20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WindowNote_window$data = {
  readonly end: string;
  readonly hours: number;
  readonly isDaily: boolean;
  readonly leftOutHours: number;
  readonly start: string;
  readonly " $fragmentType": "WindowNote_window";
};
export type WindowNote_window$key = {
  readonly " $data"?: WindowNote_window$data;
  readonly " $fragmentSpreads": FragmentRefs<"WindowNote_window">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WindowNote_window",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leftOutHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDaily",
      "storageKey": null
    }
  ],
  "type": "RecommendationWindow",
  "abstractKey": null
};

(node as any).hash = "3fb20cf115a97ae0ed617b8b710e606e";

export default node;
