import { useEffect, useState } from "react";
import { t } from "@contract/kernel/contract/t";
import { receiptPath } from "@contract/kernel/contract/page-paths";
import { receiptLabel } from "@contract/modules/payments/contract/receipt-number";
import {
  FindPaymentsDocument,
  FindPeopleDocument,
  FindTeamsDocument,
  type FindPaymentsQuery,
} from "../../graphql/features/admin-search";
import { useFetch } from "../../shared/apollo/use-fetch";
import { useMay } from "../../shared/session/may";
import { adminAddress, type Found } from "./places";

/**
 * Milliseconds to wait after the last key before searching. The server logs each search as a list that was read, so the
 * number of searches is kept low.
 */
const SETTLES_AFTER = 250;
/** Minimum length of a search text. Shorter texts match too many names. */
const SHORTEST = 2;

export interface Group {
  readonly title: string;
  readonly found: readonly Found[];
}
interface Finds {
  readonly search: string;
  readonly groups: readonly Group[];
  /** True if some list could not be searched. */
  readonly isPartial: boolean;
}

/** Searches people, teams, payments and receipts in the lists that the user may read. */
export function useFinds(typed: string): Finds & { readonly isSearching: boolean } {
  const may = useMay();
  const search = typed.trim().slice(0, 100);
  const [finds, setFinds] = useState<Finds>({ search: "", groups: [], isPartial: false });
  const people = useFetch(FindPeopleDocument, "no-cache");
  const teams = useFetch(FindTeamsDocument, "no-cache");
  const payments = useFetch(FindPaymentsDocument, "no-cache");
  const [mayPeople, mayTeams, mayPayments] = [may("users"), may("teamsPage"), may("paymentsPage")];
  const mayEdit = may("updateUser");
  const isLongEnough = search.length >= SHORTEST;
  useEffect(() => {
    if (!isLongEnough) return undefined;
    let isWanted = true;
    const findPeople = async () => {
      const { users } = await people({ search });
      return users.edges.map(({ node: { id, name, email, teamName } }) => ({
        key: id,
        label: name,
        // The team's name shows why a search for the team finds this person.
        detail: teamName === null ? email : `${email} · ${teamName}`,
        to: adminAddress("users", mayEdit ? { user: id } : { q: name }),
      }));
    };
    const findTeams = async () => {
      const { teamsPage } = await teams({ search });
      return teamsPage.edges.map(({ node: { id, name, reference } }) => ({
        key: id,
        label: name,
        detail: reference ?? "",
        to: adminAddress("teams", { id }),
      }));
    };
    const findPayments = async () => {
      const nodes = (await payments({ search })).paymentsPage.edges.map(({ node }) => node);
      return { payments: nodes.map(paymentFound), receipts: nodes.flatMap(receiptFound) };
    };
    const look = async () => {
      const [foundPeople, foundTeams, foundPayments] = await Promise.allSettled([
        mayPeople ? findPeople() : [],
        mayTeams ? findTeams() : [],
        mayPayments ? findPayments() : { payments: [], receipts: [] },
      ]);
      if (!isWanted) return;
      const all = [foundPeople, foundTeams, foundPayments];
      const money = foundPayments.status === "fulfilled" ? foundPayments.value : null;
      const groups: readonly Group[] = [
        { title: t("People"), found: foundPeople.status === "fulfilled" ? foundPeople.value : [] },
        { title: t("Teams"), found: foundTeams.status === "fulfilled" ? foundTeams.value : [] },
        { title: t("Payments"), found: money?.payments ?? [] },
        { title: t("Receipts"), found: money?.receipts ?? [] },
      ];
      setFinds({
        search,
        groups: groups.filter(({ found }) => found.length > 0),
        isPartial: all.some(({ status }) => status === "rejected"),
      });
    };
    const timer = setTimeout(() => void look(), SETTLES_AFTER);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [search, isLongEnough, people, teams, payments, mayPeople, mayTeams, mayPayments, mayEdit]);
  if (!isLongEnough) return { search, groups: [], isPartial: false, isSearching: false };
  return { ...finds, isSearching: finds.search !== search };
}

type FoundPayment = FindPaymentsQuery["paymentsPage"]["edges"][number]["node"];

/** Returns a payment as a result. The result opens a pending payment in the queue, and any other payment directly. */
function paymentFound({ id, teamName, reference, status, transactionId }: FoundPayment): Found {
  const number = transactionId ?? reference ?? teamName;
  return {
    key: id,
    label: teamName,
    detail: number,
    to: adminAddress(
      "payments",
      status === "pending" ? { q: number } : { status: "all", q: number, payment: id },
    ),
  };
}

function receiptFound({ id, teamName, receiptNumber }: FoundPayment): Found[] {
  if (receiptNumber === null) return [];
  const to = receiptPath(receiptNumber);
  return [{ key: `${id} receipt`, label: receiptLabel(receiptNumber), detail: teamName, to }];
}
