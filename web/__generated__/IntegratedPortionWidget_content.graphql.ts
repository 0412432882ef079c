/**
 * @generated SignedSource<<0b90f925890b65243e834292f020d4a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type IntegratedPortionWidget_content$data = {
  readonly id: string;
  readonly integratedPortion: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"PortionOfCost_portion">;
  } | null | undefined, unknown>;
  readonly " $fragmentSpreads": FragmentRefs<"useWidgetSettings_content">;
  readonly " $fragmentType": "IntegratedPortionWidget_content";
};
export type IntegratedPortionWidget_content$key = {
  readonly " $data"?: IntegratedPortionWidget_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"IntegratedPortionWidget_content">;
};

import IntegratedPortionWidgetRefetchQuery_graphql from './IntegratedPortionWidgetRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": IntegratedPortionWidgetRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "IntegratedPortionWidget_content",
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
        "name": "integratedPortion",
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
  "type": "IntegratedPortionContent",
  "abstractKey": null
};

(node as any).hash = "e52ae0c4aa0e87019f5b8848246f22ed";

export default node;
