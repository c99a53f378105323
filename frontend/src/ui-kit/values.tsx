import { FlagIcon } from "../shared/ui/flag-icon";
import { Badge, HandleBadge, PaymentBadge, StatusBadge } from "../shared/ui/badge";
import { DateTime } from "../shared/ui/date-time";
import * as icons from "../shared/ui/icons";
import { KeyValueList } from "../shared/ui/key-value-list";
import { LazyImage } from "../shared/ui/lazy-image";
import { TransactionId } from "../shared/ui/transaction-id";
import { EmailAddress, HandleLink, Money } from "../shared/ui/values";
import { PaymentTimeline } from "../shared/ui/payment-timeline";
import { PlaceBadge } from "../shared/ui/place-badge";
import type { KitPart } from "./kit-part";

const { icon: _make, ...ICONS } = icons;
const MOMENT = "2025-03-01T11:30:00.000Z";

const step = {
  id: "1",
  from: "incomplete",
  to: "pending",
  by: "Asha Rao",
  at: MOMENT,
  reason: null,
  basis: null,
} as const;
const STEPS = [
  { ...step, transactionId: "UTR 4213 8899 1020" },
  { ...step, id: "2", from: "pending", to: "rejected", by: "The Treasurer", transactionId: null },
] as const;

export const VALUES: readonly KitPart[] = [
  {
    file: "ui/place-badge.tsx",
    names: ["PlaceBadge"],
    states: {
      "Every state": () =>
        (["offered", "accepted", "declined", "lapsed", "withdrawn"] as const).map((state) => (
          <PlaceBadge key={state} state={state} />
        )),
    },
  },
  {
    file: "ui/badge.tsx",
    names: ["Badge", "StatusBadge", "PaymentBadge", "HandleBadge"],
    states: {
      "Each status": () =>
        ["incomplete", "pending", "accepted", "rejected", "refunded"].map((status) => (
          <StatusBadge key={status} status={status} />
        )),
      "Before the fee is due": () => <PaymentBadge status="incomplete" due={false} />,
      "Once it is": () => <PaymentBadge status="incomplete" due />,
      "A proved handle": () => <HandleBadge handle={{ handleVerified: true }} />,
      "A handle proved by another person": () => (
        <HandleBadge handle={{ handleVerified: false, handleTaken: true }} />
      ),
      "A look of one's own": () => (
        <Badge look={{ look: "bg-pending-wash text-pending", Icon: icons.ClockIcon }}>not confirmed</Badge>
      ),
    },
  },
  {
    file: "ui/icons.tsx",
    names: Object.keys(ICONS),
    states: {
      "All of them": () =>
        Object.entries(ICONS).map(([name, Icon]) => (
          <span key={name} className="kit-icon">
            <Icon />
            {name}
          </span>
        )),
    },
  },
  { file: "ui/flag-icon.tsx", names: ["FlagIcon"], states: { "A current event": () => <FlagIcon /> } },
  {
    file: "ui/values.tsx",
    names: ["Money", "EmailAddress", "HandleLink"],
    states: {
      "An amount": () => <Money paise={136_050} />,
      Nothing: () => <Money paise={0} />,
      "An e-mail address": () => <EmailAddress email="asha.rao@students.university.example" />,
      "A handle": () => <HandleLink handle="asha_rao" />,
    },
  },
  {
    file: "ui/transaction-id.tsx",
    names: ["TransactionId"],
    states: { "A UPI number": () => <TransactionId id="412345678901" /> },
  },
  {
    file: "ui/date-time.tsx",
    names: ["DateTime"],
    states: {
      "A moment": () => <DateTime value={MOMENT} />,
      "A day": () => <DateTime value={MOMENT} dateOnly />,
    },
  },
  {
    file: "ui/key-value-list.tsx",
    names: ["KeyValueList"],
    states: {
      "With a Copy button": () => (
        <KeyValueList
          items={[
            { term: "Name", value: "Asha Rao" },
            { term: "Fee", value: <Money paise={36_000} /> },
            { term: "Reference", value: "SS-7K3QX9", copy: "SS-7K3QX9", mono: true },
          ]}
        />
      ),
    },
  },
  {
    file: "ui/payment-timeline.tsx",
    names: ["PaymentTimeline"],
    states: {
      "Two steps": () => <PaymentTimeline steps={[...STEPS]} />,
      "None yet": () => <PaymentTimeline steps={[]} />,
    },
  },
  {
    file: "ui/lazy-image.tsx",
    names: ["LazyImage"],
    states: {
      "A picture": () => (
        <LazyImage src="/media/events/genesis.svg" alt="" width={900} height={600} className="kit-picture" />
      ),
      "Its place before": () => (
        <LazyImage src={null} alt="" width={900} height={600} className="kit-picture" />
      ),
    },
  },
];
