/**
 * @generated SignedSource<<586823a5b6f107aa78e266ea603a564b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ServiceGroupPortionWidget_content$data = {
  readonly id: string;
  readonly serviceGroupPortion: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"PortionOfCost_portion">;
  } | null | undefined, unknown>;
  readonly " $fragmentSpreads": FragmentRefs<"useWidgetSettings_content">;
  readonly " $fragmentType": "ServiceGroupPortionWidget_content";
};
export type ServiceGroupPortionWidget_content$key = {
  readonly " $data"?: ServiceGroupPortionWidget_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceGroupPortionWidget_content">;
};

import ServiceGroupPortionWidgetRefetchQuery_graphql from './ServiceGroupPortionWidgetRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": ServiceGroupPortionWidgetRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "ServiceGroupPortionWidget_content",
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
        "name": "serviceGroupPortion",
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
  "type": "ServiceGroupPortionContent",
  "abstractKey": null
};

(node as any).hash = "4faef38582fe13a41d26fc6dfdca266d";

export default node;
