/**
 * @generated SignedSource<<d634f3e5aaf626c9d25bf92ce6d14204>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChoiceEntries_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CurrencyChoice_viewer">;
  readonly " $fragmentType": "ChoiceEntries_viewer";
};
export type ChoiceEntries_viewer$key = {
  readonly " $data"?: ChoiceEntries_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChoiceEntries_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChoiceEntries_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CurrencyChoice_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f4d9343bc955069619370cc403236457";

export default node;
