/**
 * @generated SignedSource<<03693e917bbe6942fcb6d03c5bc60699>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceFileType = "CSV" | "PDF" | "XLSX";
export type MailPauseReason = "BY_USER" | "DASHBOARD_GONE" | "NO_RECIPIENT_LEFT" | "SENDER_LOST_RIGHT" | "VENDOR_NOT_AVAILABLE";
export type SendZone = "AKST" | "CHINA" | "CST" | "EST" | "GST" | "HST" | "KST" | "MST" | "PST";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type ReservationRow_reservation$data = {
  readonly account: string | null | undefined;
  readonly day: number;
  readonly fileType: InvoiceFileType;
  readonly nextRunAt: string | null | undefined;
  readonly pauseReason: MailPauseReason | null | undefined;
  readonly recipients: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Recipients_recipients">;
  }>;
  readonly runs: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"LastRun_run">;
  }>;
  readonly sender: string;
  readonly time: string;
  readonly title: string;
  readonly vendor: Vendor;
  readonly zone: SendZone;
  readonly " $fragmentSpreads": FragmentRefs<"ReservationActions_reservation">;
  readonly " $fragmentType": "ReservationRow_reservation";
};
export type ReservationRow_reservation$key = {
  readonly " $data"?: ReservationRow_reservation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReservationRow_reservation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReservationRow_reservation",
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
      "name": "day",
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
      "name": "nextRunAt",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "Recipients_recipients"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MailRun",
      "kind": "LinkedField",
      "name": "runs",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LastRun_run"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sender",
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
      "name": "zone",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReservationActions_reservation"
    }
  ],
  "type": "InvoiceReservation",
  "abstractKey": null
};

(node as any).hash = "30e296a73f3bbec446101f5fd401be15";

export default node;
