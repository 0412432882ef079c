/**
 * @generated SignedSource<<c220bd82cc08628da55432687ffe03f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AlarmLevel = "CRITICAL" | "MAJOR" | "MINOR";
export type AlertKind = "ANOMALY" | "BUDGET_EXPECTED" | "BUDGET_REACHED" | "COMMITMENT_ENDS" | "COMMITMENT_IDLE" | "COMMITMENT_LOW" | "LOAD_FAILED" | "RULE";
import type { FragmentRefs } from "relay-runtime";
export type ActiveAlerts_feed$data = {
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
  readonly " $fragmentType": "ActiveAlerts_feed";
};
export type ActiveAlerts_feed$key = {
  readonly " $data"?: ActiveAlerts_feed$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActiveAlerts_feed">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActiveAlerts_feed",
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
  "type": "AlertFeed",
  "abstractKey": null
};

(node as any).hash = "b903743111bc1db2dc11764c3c03bfa9";

export default node;
