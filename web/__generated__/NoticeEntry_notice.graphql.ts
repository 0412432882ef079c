/**
 * @generated SignedSource<<0703dcb7cf5a993029d355c4e9adebaf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoticeEntry_notice$data = {
  readonly body: string;
  readonly isRead: boolean;
  readonly publishedAt: string;
  readonly title: string;
  readonly " $fragmentType": "NoticeEntry_notice";
};
export type NoticeEntry_notice$key = {
  readonly " $data"?: NoticeEntry_notice$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoticeEntry_notice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoticeEntry_notice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRead",
      "storageKey": null
    }
  ],
  "type": "Notice",
  "abstractKey": null
};

(node as any).hash = "a75b8faeeac1868f6a89c839437f68f8";

export default node;
