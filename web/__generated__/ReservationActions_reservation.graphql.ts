/**
 * @generated SignedSource<<077c75248f1db984261ff97b76af7a54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceFileType = "CSV" | "PDF" | "XLSX";
export type MailLanguage = "EN" | "JA" | "KO" | "ZH";
export type MailPauseReason = "BY_USER" | "DASHBOARD_GONE" | "NO_RECIPIENT_LEFT" | "SENDER_LOST_RIGHT" | "VENDOR_NOT_AVAILABLE";
export type ScheduledRecipientState = "ACTIVE" | "LEFT_COMPANY" | "UNSUBSCRIBED";
export type SendZone = "AKST" | "CHINA" | "CST" | "EST" | "GST" | "HST" | "KST" | "MST" | "PST";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type ReservationActions_reservation$data = {
  readonly account: string | null | undefined;
  readonly currency: string | null | undefined;
  readonly day: number;
  readonly description: string;
  readonly fileType: InvoiceFileType;
  readonly id: string;
  readonly isCurrentMonth: boolean;
  readonly language: MailLanguage;
  readonly pauseReason: MailPauseReason | null | undefined;
  readonly recipients: ReadonlyArray<{
    readonly email: string;
    readonly state: ScheduledRecipientState;
  }>;
  readonly time: string;
  readonly title: string;
  readonly vendor: Vendor;
  readonly version: number;
  readonly zone: SendZone;
  readonly " $fragmentType": "ReservationActions_reservation";
};
export type ReservationActions_reservation$key = {
  readonly " $data"?: ReservationActions_reservation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReservationActions_reservation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReservationActions_reservation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "account",
      "storageKey": null
    },
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
      "name": "day",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileType",
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
      "name": "isCurrentMonth",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pauseReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScheduledRecipient",
      "kind": "LinkedField",
      "name": "recipients",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "time",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
      "kind": "ScalarField",
      "name": "zone",
      "storageKey": null
    }
  ],
  "type": "InvoiceReservation",
  "abstractKey": null
};

(node as any).hash = "163ede63bf9d21bab0247b149d0ad162";

export default node;
