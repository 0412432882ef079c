/**
 * @generated SignedSource<<ce6c09dc3a5a5a5de5390846f3acdabb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShellTools_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CurrencyPicker_viewer" | "FreshnessStamp_viewer" | "VendorPicker_viewer">;
  readonly " $fragmentType": "ShellTools_viewer";
};
export type ShellTools_viewer$key = {
  readonly " $data"?: ShellTools_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShellTools_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShellTools_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FreshnessStamp_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VendorPicker_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CurrencyPicker_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "78f1d75b32c4885c35e764ee3958dbe6";

export default node;
