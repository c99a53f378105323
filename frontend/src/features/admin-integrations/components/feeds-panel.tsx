import { useState } from "react";
import {
  useEndSpreadsheetFeedMutation,
  useSpreadsheetFeedsQuery,
  type SpreadsheetFeedsQuery,
} from "../../../graphql/features/admin-integrations";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { useNotice } from "../../../shared/hooks/use-notice";
import { Button } from "../../../shared/ui/button";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { DateTime } from "../../../shared/ui/date-time";
import { ListState } from "../../../shared/ui/list-state";
import { EmptyState } from "../../../shared/ui/empty-state";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { Panel } from "../../../shared/ui/panel";
import { RowButton } from "../../../shared/ui/row-button";
import { FeedForm, FEED_CONTENTS } from "./feed-form";
import { ShownOnceModal, type ShownOnce } from "./shown-once-modal";
import { t } from "@contract/kernel/contract/t";

type Feed = SpreadsheetFeedsQuery["spreadsheetFeeds"][number];

/** The list of feeds for spreadsheets, with buttons to create and end feeds. */
export function FeedsPanel() {
  const query = useSpreadsheetFeedsQuery({ fetchPolicy: "cache-and-network" });
  const { data, ...state } = useQueryState(query);
  const { notice, show } = useNotice();
  const [isMaking, setMaking] = useState(false);
  const [address, setAddress] = useState<ShownOnce | null>(null);
  const showAndReload = (text: string) => {
    show("success", text);
    void state.reload();
  };
  const [end] = useEndSpreadsheetFeedMutation();
  const ending = useConfirmedAction(async ({ id, isEnded }: Feed) => {
    const { message } = (await end({ variables: { input: { id } } })).data?.endSpreadsheetFeed ?? {};
    return isEnded ? t("Feed removed.") : message;
  }, showAndReload);
  const feeds = data?.spreadsheetFeeds ?? [];
  return (
    <Panel
      title="Feeds"
      aside={
        <Button variant="secondary" onClick={() => setMaking(true)}>
          Create a feed
        </Button>
      }
      layout="grid gap-4"
    >
      <NoticeBanner notice={notice} />
      <ListState state={state}>
        {feeds.length === 0 ? (
          <EmptyState title="There are no feeds yet.">
            A feed puts teams, payments or people into Google Sheets or Excel, and keeps the list up to date.
          </EmptyState>
        ) : (
          <ul aria-label="Feeds" className="divide-y divide-rule border-y border-rule">
            {feeds.map((feed) => (
              <FeedItem key={feed.id} feed={feed} onEnd={() => ending.ask(feed)} />
            ))}
          </ul>
        )}
      </ListState>
      {isMaking ? (
        <FeedForm
          onClose={() => setMaking(false)}
          onMade={(text, url) => {
            setMaking(false);
            setAddress(addressOf(url));
            showAndReload(text);
          }}
        />
      ) : null}
      {ending.asked?.isEnded === true ? (
        <ConfirmModal
          {...ending.modal}
          title={`Remove the feed ${ending.asked.name}?`}
          confirmLabel="Remove feed"
          busyLabel="Removing..."
          danger
        >
          The feed has already ended, and you cannot start it again.
        </ConfirmModal>
      ) : ending.asked === null ? null : (
        <ConfirmModal
          {...ending.modal}
          title={`End the feed ${ending.asked.name}?`}
          confirmLabel="End feed"
          busyLabel="Ending..."
          danger
        >
          Spreadsheets no longer get new data from this feed. They keep their existing data.
        </ConfirmModal>
      )}
      {address === null ? null : <ShownOnceModal shown={address} onClose={() => setAddress(null)} />}
    </Panel>
  );
}

function addressOf(text: string): ShownOnce {
  const advice = t(
    'In Google Sheets, enter =IMPORTDATA("address") in the first cell, with this address between the quotation marks. In Excel, choose Data, then From Web, and paste the address. Anyone with the address can read the list, so protect the address like a password.',
  );
  return { title: "Feed created", what: t("Address"), text, advice };
}

function FeedItem({ feed, onEnd }: { readonly feed: Feed; readonly onEnd: () => void }) {
  const { name, content, eventTitle, withContact, madeBy, createdAt, lastUsedAt, isEnded } = feed;
  const label = FEED_CONTENTS.find(({ value }) => value === content)?.label ?? content;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <h3 className="text-lg leading-tight wrap-anywhere">{name}</h3>
        <p className="text-sm wrap-anywhere">
          {label} of {eventTitle}
          {withContact ? ", with phone, college and roll number" : ""}
        </p>
        {isEnded ? (
          <p className="text-sm font-semibold">
            This feed ended, because its owner's password, e-mail address or role changed. Create a new feed
            if you still need the data.
          </p>
        ) : null}
        <p className="text-sm text-soft">
          Created by {madeBy}, <DateTime value={createdAt} />.{" "}
          {lastUsedAt === null ? (
            "Not read yet."
          ) : (
            <>
              Last read <DateTime value={lastUsedAt} />.
            </>
          )}
        </p>
      </div>
      <div className="outdent">
        <RowButton of={name} onClick={onEnd}>
          {isEnded ? "Remove" : "End feed"}
        </RowButton>
      </div>
    </li>
  );
}
