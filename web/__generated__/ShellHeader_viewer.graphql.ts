/**
 * @generated SignedSource<<892fd4d90e0bbabe3ee3171d0011ef61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShellHeader_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HeaderTools_viewer">;
  readonly " $fragmentType": "ShellHeader_viewer";
};
export type ShellHeader_viewer$key = {
  readonly " $data"?: ShellHeader_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShellHeader_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShellHeader_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HeaderTools_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "fcca8ae408f6b67a67d8526f92e41397";

export default node;
