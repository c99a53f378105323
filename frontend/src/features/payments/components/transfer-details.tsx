import { useEffect, useRef } from "react";
import type { PaymentFieldsFragment } from "../../../graphql/features/payments";
import { formatAmount, formatPaise } from "@contract/kernel/contract/rupees";
import { paths } from "@contract/kernel/contract/paths";
import { BREAKPOINTS } from "../../../shared/timings";
import { useMediaQuery, useWidthFrom } from "../../../shared/hooks/use-media-query";
import { Banner } from "../../../shared/ui/banner";
import { Button, buttonClass } from "../../../shared/ui/button";
import { ButtonLink } from "../../../shared/ui/button-link";
import { KeyValueList } from "../../../shared/ui/key-value-list";
import { Money } from "../../../shared/ui/values";
import { Panel } from "../../../shared/ui/panel";
import { TRANSACTION_ID } from "./report-payment-form";
import { saveQr, svgAddress } from "../../../shared/qr/save-qr";
import { t } from "@contract/kernel/contract/t";

/**
 * Milliseconds that a UPI app needs at most to cover the page after the user pressed the app's link. If the page is
 * hidden only later, the cause is something else.
 */
const OPENS_MS = 5_000;

/**
 * Returns a function to call when the user opens a UPI app. When the user comes back, the field for the transaction ID
 * gets the focus if it is empty.
 */
function useReportOnReturn(): () => void {
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  return () => {
    stop.current();
    const pressedAt = performance.now();
    const onChange = () => {
      if (document.visibilityState === "hidden") {
        if (performance.now() - pressedAt > OPENS_MS) stop.current();
        return;
      }
      stop.current();
      const [field] = document.getElementsByName(TRANSACTION_ID);
      if (field instanceof HTMLInputElement && field.value === "") field.focus();
    };
    document.addEventListener("visibilitychange", onChange);
    stop.current = () => document.removeEventListener("visibilitychange", onChange);
  };
}

type Instructions = PaymentFieldsFragment["instructions"];

/** Returns whether the account's link opens a UPI app, so that the page offers it as a button. */
function opensUpiApp({ configured, qrSvg, upiLink }: Instructions): boolean {
  return configured && qrSvg !== null && upiLink?.startsWith("upi://") === true;
}

/** Returns whether the device may have a UPI app and the page offers to open it. Desktops have no UPI app. */
export function useUpiApp(instructions: Instructions): boolean {
  const isWide = useWidthFrom(BREAKPOINTS.md);
  const hasMouse = useMediaQuery("(pointer: fine)");
  return opensUpiApp(instructions) && !(isWide && hasMouse);
}

interface TransferDetailsProps {
  readonly instructions: Instructions;
  /** Whether the transfer is the user's next step, so that its button is the primary one of the page. */
  readonly primary: boolean;
  /** Called when the user opens a UPI app. */
  readonly onOpen: () => void;
}

/** Shows where to transfer the money, as a QR code and as text with copy buttons. */
export function TransferDetails({ instructions, primary, onOpen }: TransferDetailsProps) {
  const { amount, qrSvg, upiLink, configured } = instructions;
  return (
    <Panel title="Transfer" aside={<Money paise={amount} />}>
      {configured ? (
        <div className="grid gap-5">
          {qrSvg === null ? null : (
            <UpiCode
              svg={qrSvg}
              link={opensUpiApp(instructions) ? upiLink : null}
              amount={formatPaise(amount)}
              {...{ primary, onOpen }}
            />
          )}
          <KeyValueList items={facts(instructions)} />
          <p className="text-sm text-soft">
            Write the reference in the note of your transfer. We need the reference to find your transfer.
          </p>
        </div>
      ) : (
        <div className="grid justify-items-start gap-4">
          <Banner tone="info">
            The club has not set up its account for payments yet. Write to the club before you transfer any
            money.
          </Banner>
          <ButtonLink to={paths.contact} variant="secondary">
            Write to the club
          </ButtonLink>
        </div>
      )}
    </Panel>
  );
}

function facts({ amount, reference, payeeName, upiId, accountNumber, ifsc }: Instructions) {
  const text = (term: string, value: string | null) =>
    value === null ? [] : [{ term, value, copy: value, mono: true }];
  return [
    ...text(t("UPI ID"), upiId),
    ...text(t("Account name"), payeeName),
    ...text(t("Account number"), accountNumber),
    ...text("IFSC", ifsc),
    { term: "Amount", value: <Money paise={amount} />, copy: formatAmount(amount), mono: true },
    ...text(t("Reference"), reference),
  ];
}

interface UpiCodeProps {
  readonly svg: string;
  /** The link that opens the same payment in a UPI app, or null if there is no such link. */
  readonly link: string | null;
  /** The amount, for people who cannot see the QR code. */
  readonly amount: string;
  readonly primary: boolean;
  readonly onOpen: () => void;
}

/**
 * Shows the QR code as an <img>, which runs no script and fetches nothing, whatever the SVG contains. The code keeps
 * its white background in the dark theme, so that phones can read it.
 */
function UpiCode({ svg, link, amount, primary, onOpen }: UpiCodeProps) {
  const wide = useWidthFrom(BREAKPOINTS.sm);
  const watchReturn = useReportOnReturn();
  const code = (
    <div className="grid justify-items-center gap-3">
      <img
        src={svgAddress(svg)}
        alt={`QR code that pays ${amount} to the club by UPI`}
        width={240}
        height={240}
        className="border border-rule bg-[#ffffff] p-3"
      />
      <p className="text-sm text-soft">Scan the QR code with any UPI app.</p>
      <Button variant="quiet" onClick={() => void saveQr(svg, "upi-qr.png")}>
        Save QR code
      </Button>
    </div>
  );
  return (
    <div className="grid gap-5">
      {link === null ? null : (
        // Hidden on desktops, which have no UPI app. Shown on small screens and on large touch screens.
        <div className="grid w-full gap-2 md:pointer-fine:hidden">
          <a
            href={link}
            onClick={() => {
              watchReturn();
              onOpen();
            }}
            className={buttonClass(primary ? "primary" : "secondary", "w-full")}
          >
            Open a UPI app
          </a>
          <p className="text-sm text-soft">
            The amount and the reference are filled in. If your app shows an error, copy the details below
            into the app.
          </p>
        </div>
      )}
      {wide || link === null ? (
        code
      ) : (
        // Folded, because a phone cannot scan its own screen.
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">Pay from another phone</summary>
          <div className="mt-3">{code}</div>
        </details>
      )}
    </div>
  );
}
