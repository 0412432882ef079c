/**
 * @generated SignedSource<<4db8189c98242863eeb601201164d0f4>>
 * @relayHash b1634a16b8764b09d9ee3060d72f0017
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e569ccdf778e6b1b10acb7d7e4743519fa4824f0b3055b61765c553c62d47f8

import type { ConcreteRequest } from 'relay-runtime';
export type AlarmLevel = "CRITICAL" | "MAJOR" | "MINOR";
export type AlertDigest = "DAILY" | "HOURLY" | "NONE" | "WEEKLY";
export type AnomalySendType = "ALL" | "BY_LEVEL";
export type AnomalySensitivity = "HIGH" | "LOW" | "MIDDLE";
export type SendZone = "AKST" | "CHINA" | "CST" | "EST" | "GST" | "HST" | "KST" | "MST" | "PST";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type SaveAnomalyNotificationInput = {
  notification: AnomalyNotificationInput;
  vendor?: Vendor | null | undefined;
  version: number;
};
export type AnomalyNotificationInput = {
  band?: AlertBandInput | null | undefined;
  digest?: AlertDigest;
  digestDay?: number;
  digestTime?: string;
  includesLowerLevels?: boolean;
  isOn: boolean;
  quietHours?: QuietHoursInput | null | undefined;
  receivers?: ReadonlyArray<LevelledReceiverInput>;
  remindAfterDays?: number | null | undefined;
  sendType?: AnomalySendType;
  sensitivity?: AnomalySensitivity;
  webhooks?: ReadonlyArray<LevelledReceiverInput>;
  zone?: SendZone;
};
export type AlertBandInput = {
  maxAlert: number;
  minAlert: number;
};
export type QuietHoursInput = {
  from: string;
  until: string;
};
export type LevelledReceiverInput = {
  level?: AlarmLevel;
  receiverId: string;
};
export type useSaveNotificationMutation$variables = {
  input: SaveAnomalyNotificationInput;
};
export type useSaveNotificationMutation$data = {
  readonly saveAnomalyNotification: {
    readonly notification: {
      readonly version: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type useSaveNotificationMutation = {
  response: useSaveNotificationMutation$data;
  variables: useSaveNotificationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SaveAnomalyNotificationPayload",
    "kind": "LinkedField",
    "name": "saveAnomalyNotification",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AnomalyNotification",
        "kind": "LinkedField",
        "name": "notification",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveNotificationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveNotificationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6e569ccdf778e6b1b10acb7d7e4743519fa4824f0b3055b61765c553c62d47f8",
    "metadata": {},
    "name": "useSaveNotificationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b7b4da237a916588b533f17550d86de3";

export default node;
