/**
 * @generated SignedSource<<ec975fd6aaea75acb0e2728b7a195d1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShellFooter_viewer$data = {
  readonly site: {
    readonly links: {
      readonly privacyUrl: string | null | undefined;
      readonly supportUrl: string | null | undefined;
      readonly termsUrl: string | null | undefined;
      readonly thirdPartyConsentUrl: string | null | undefined;
    };
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "ShellFooter_viewer";
};
export type ShellFooter_viewer$key = {
  readonly " $data"?: ShellFooter_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShellFooter_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShellFooter_viewer",
  "selections": [
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
          "name": "name",
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
              "name": "privacyUrl",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "supportUrl",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "termsUrl",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "thirdPartyConsentUrl",
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

(node as any).hash = "0f1a1154ded1fd139e641345b0126730";

export default node;
