/**
 * @generated SignedSource<<7e2d5f33ae7ab5dd59f1a46f2badd3e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Sidebar_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CompanySwitcher_viewer" | "PaletteOpener_viewer" | "PersonTools_viewer">;
  readonly " $fragmentType": "Sidebar_viewer";
};
export type Sidebar_viewer$key = {
  readonly " $data"?: Sidebar_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Sidebar_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Sidebar_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanySwitcher_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaletteOpener_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonTools_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "5bc2dc84fefc7d8ed52ed89bfb2752fe";

export default node;
