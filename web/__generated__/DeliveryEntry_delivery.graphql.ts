/**
 * @generated SignedSource<<3ab0e1c2c3a4b56bb70267b701c8220a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryChannel = "EMAIL" | "WEBHOOK";
export type DeliveryFault = "ANSWER" | "NEEDS_PLAN" | "NO_RIGHT" | "PRIVATE_ADDRESS" | "SECRET_UNREADABLE" | "SETTLED" | "SWITCHED_OFF" | "TIMEOUT" | "UNREACHABLE" | "VENDOR_NOT_AVAILABLE";
export type DeliveryState = "FAILED" | "SENT" | "SKIPPED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryEntry_delivery$data = {
  readonly anomalyIds: ReadonlyArray<string>;
  readonly answer: string | null | undefined;
  readonly attempts: number;
  readonly channel: DeliveryChannel;
  readonly createdAt: string;
  readonly fault: DeliveryFault | null | undefined;
  readonly id: string;
  readonly nextAttemptAt: string | null | undefined;
  readonly receiver: string;
  readonly state: DeliveryState;
  readonly subject: string;
  readonly " $fragmentType": "DeliveryEntry_delivery";
};
export type DeliveryEntry_delivery$key = {
  readonly " $data"?: DeliveryEntry_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryEntry_delivery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryEntry_delivery",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "anomalyIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fault",
      "storageKey": null
    },
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
      "name": "nextAttemptAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receiver",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    }
  ],
  "type": "AnomalyDelivery",
  "abstractKey": null
};

(node as any).hash = "c124cf09cfcd6e1cc3972fa0e309fa29";

export default node;
