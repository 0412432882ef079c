/**
 * @generated SignedSource<<8af92070da8477c99bf3c39a7b1ebe0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShellHeader_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CommandPalette_viewer" | "CompanySwitcher_viewer" | "HelpMenu_viewer" | "NoticeBell_viewer" | "ShellTools_viewer" | "UserMenu_viewer">;
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
      "name": "CommandPalette_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanySwitcher_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HelpMenu_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoticeBell_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShellTools_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserMenu_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a1ff90df31cb3689a8de8f9bbc8c812a";

export default node;
