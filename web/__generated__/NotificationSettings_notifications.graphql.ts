/**
 * @generated SignedSource<<696e7471db2fede95f060692b0262635>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AlarmLevel = "CRITICAL" | "MAJOR" | "MINOR";
export type AlertDigest = "DAILY" | "HOURLY" | "NONE" | "WEEKLY";
export type AnomalySendType = "ALL" | "BY_LEVEL";
export type AnomalySensitivity = "HIGH" | "LOW" | "MIDDLE";
export type SendZone = "AKST" | "CHINA" | "CST" | "EST" | "GST" | "HST" | "KST" | "MST" | "PST";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type WebhookTemplate = "ALERT_NOW" | "GENERIC" | "SLACK" | "SMS" | "TEAMS";
import type { FragmentRefs } from "relay-runtime";
export type NotificationSettings_notifications$data = {
  readonly currency: string;
  readonly defaultMaxAlert: number;
  readonly defaultMinAlert: number;
  readonly people: ReadonlyArray<{
    readonly email: string;
    readonly id: string;
    readonly mayReceive: boolean;
    readonly name: string;
  }>;
  readonly settings: ReadonlyArray<{
    readonly author: string;
    readonly band: {
      readonly maxAlert: number;
      readonly minAlert: number;
    } | null | undefined;
    readonly changedAt: string;
    readonly digest: AlertDigest;
    readonly digestDay: number;
    readonly digestTime: string;
    readonly includesLowerLevels: boolean;
    readonly isOn: boolean;
    readonly quietHours: {
      readonly from: string;
      readonly until: string;
    } | null | undefined;
    readonly receivers: ReadonlyArray<{
      readonly level: AlarmLevel;
      readonly receiverId: string;
    }>;
    readonly remindAfterDays: number | null | undefined;
    readonly sendType: AnomalySendType;
    readonly sensitivity: AnomalySensitivity;
    readonly vendor: Vendor | null | undefined;
    readonly version: number;
    readonly webhooks: ReadonlyArray<{
      readonly level: AlarmLevel;
      readonly receiverId: string;
    }>;
    readonly zone: SendZone;
  }>;
  readonly vendors: ReadonlyArray<Vendor>;
  readonly webhooks: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly template: WebhookTemplate;
  }>;
  readonly " $fragmentType": "NotificationSettings_notifications";
};
export type NotificationSettings_notifications$key = {
  readonly " $data"?: NotificationSettings_notifications$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationSettings_notifications">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
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
    "name": "receiverId",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationSettings_notifications",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "defaultMaxAlert",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "defaultMinAlert",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnomalyReceiver",
      "kind": "LinkedField",
      "name": "people",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayReceive",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnomalyNotification",
      "kind": "LinkedField",
      "name": "settings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "author",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AlertBand",
          "kind": "LinkedField",
          "name": "band",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "maxAlert",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "minAlert",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "digest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "digestDay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "digestTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "includesLowerLevels",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "QuietHours",
          "kind": "LinkedField",
          "name": "quietHours",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "until",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LevelledReceiver",
          "kind": "LinkedField",
          "name": "receivers",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remindAfterDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sendType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sensitivity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vendor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LevelledReceiver",
          "kind": "LinkedField",
          "name": "webhooks",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "zone",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vendors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Webhook",
      "kind": "LinkedField",
      "name": "webhooks",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "template",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnomalyNotifications",
  "abstractKey": null
};
})();

(node as any).hash = "27846b1e29c1f6cf33c61d5603dd9b0e";

export default node;
