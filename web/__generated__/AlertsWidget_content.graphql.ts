/**
 * @generated SignedSource<<8504efae80c222ccee59d658314796d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AlarmLevel = "CRITICAL" | "MAJOR" | "MINOR";
export type AlertKind = "ANOMALY" | "BUDGET_EXPECTED" | "BUDGET_REACHED" | "COMMITMENT_ENDS" | "COMMITMENT_IDLE" | "COMMITMENT_LOW" | "LOAD_FAILED" | "RULE";
import type { FragmentRefs, Result } from "relay-runtime";
export type AlertsWidget_content$data = {
  readonly alertFeed: Result<{
    readonly alerts: ReadonlyArray<{
      readonly id: string;
      readonly isSeen: boolean;
      readonly judgedDays: {
        readonly end: string;
        readonly start: string;
      } | null | undefined;
      readonly kind: AlertKind;
      readonly level: AlarmLevel;
      readonly message: string;
      readonly path: string;
      readonly raisedAt: string;
    }>;
    readonly totalCount: number;
    readonly unseenCount: number;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "AlertsWidget_content";
};
export type AlertsWidget_content$key = {
  readonly " $data"?: AlertsWidget_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlertsWidget_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlertsWidget_content",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "AlertFeed",
        "kind": "LinkedField",
        "name": "alertFeed",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Alert",
            "kind": "LinkedField",
            "name": "alerts",
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
                "name": "isSeen",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DateRange",
                "kind": "LinkedField",
                "name": "judgedDays",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "start",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "end",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "level",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "raisedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unseenCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "AlertsContent",
  "abstractKey": null
};

(node as any).hash = "bf9f7a43ebe20e1e1dea9c7d6bd8d4b2";

export default node;
