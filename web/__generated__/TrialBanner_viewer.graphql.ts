/**
 * @generated SignedSource<<c7bc309cf2c2d8925da7741c2e512d64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrialBanner_viewer$data = {
  readonly freeTrial: {
    readonly daysLeft: number;
    readonly endsOn: string;
  } | null | undefined;
  readonly site: {
    readonly links: {
      readonly supportUrl: string | null | undefined;
    };
  } | null | undefined;
  readonly " $fragmentType": "TrialBanner_viewer";
};
export type TrialBanner_viewer$key = {
  readonly " $data"?: TrialBanner_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrialBanner_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrialBanner_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FreeTrial",
      "kind": "LinkedField",
      "name": "freeTrial",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "daysLeft",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsOn",
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

(node as any).hash = "72b6e45673900e4db24785c1ae1659aa";

export default node;
