/**
 * @generated SignedSource<<b94b35338a2ae147a78cf17079e29eb6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShellHeader_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CompanySwitcher_viewer" | "HelpMenu_viewer" | "NoticeBell_viewer" | "PaletteOpener_viewer" | "ShellTools_viewer" | "UserMenu_viewer">;
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
      "name": "PaletteOpener_viewer"
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

(node as any).hash = "f61e277ada298df69212c85568a8abaf";

export default node;
