/**
 * @generated SignedSource<<dac79b8259bf16913cd913ef09da7b77>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HelpMenu_viewer$data = {
  readonly site: {
    readonly classicUrl: string | null | undefined;
    readonly links: {
      readonly supportUrl: string | null | undefined;
    };
  } | null | undefined;
  readonly user: {
    readonly email: string;
  };
  readonly " $fragmentType": "HelpMenu_viewer";
};
export type HelpMenu_viewer$key = {
  readonly " $data"?: HelpMenu_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HelpMenu_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HelpMenu_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "classicUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteLinks",
          "kind": "LinkedField",
          "name": "links",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "supportUrl",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "24e5b619ff8470e466cbc6d476253d29";

export default node;
