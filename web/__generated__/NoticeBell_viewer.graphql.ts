/**
 * @generated SignedSource<<97e7e39c0388ccce6e4e1e491def4ca8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoticeBell_viewer$data = {
  readonly notices: ReadonlyArray<{
    readonly id: string;
    readonly isRead: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"NoticeEntry_notice">;
  }> | null | undefined;
  readonly " $fragmentType": "NoticeBell_viewer";
};
export type NoticeBell_viewer$key = {
  readonly " $data"?: NoticeBell_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoticeBell_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoticeBell_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Notice",
      "kind": "LinkedField",
      "name": "notices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRead",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NoticeEntry_notice"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "9970bdf55fcc823146796f72aa22a438";

export default node;
