/**
 * @generated SignedSource<<49d57d859fc563c9355974060ed8a525>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ProductPortionWidget_content$data = {
  readonly id: string;
  readonly productPortion: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"PortionOfCost_portion">;
  } | null | undefined, unknown>;
  readonly " $fragmentSpreads": FragmentRefs<"useWidgetSettings_content">;
  readonly " $fragmentType": "ProductPortionWidget_content";
};
export type ProductPortionWidget_content$key = {
  readonly " $data"?: ProductPortionWidget_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPortionWidget_content">;
};

import ProductPortionWidgetRefetchQuery_graphql from './ProductPortionWidgetRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": ProductPortionWidgetRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "ProductPortionWidget_content",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useWidgetSettings_content"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Portion",
        "kind": "LinkedField",
        "name": "productPortion",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PortionOfCost_portion"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "ProductPortionContent",
  "abstractKey": null
};

(node as any).hash = "3017644349fc8c867cf26e099d3dbf21";

export default node;
