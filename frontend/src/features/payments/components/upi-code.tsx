import { buttonClass } from "../../../shared/ui/button-style";

interface UpiCodeProps {
  /** The QR code as the server drew it. */
  readonly svg: string;
  /** The same payment as an address that UPI apps open. */
  readonly link: string | null;
  /** What is paid, for people who cannot see the code. */
  readonly amount: string;
}

/**
 * The QR code, as a picture: an <img> runs no script and fetches nothing, whatever the drawing holds.
 * It keeps its white ground in the dark theme, or phones could not read it.
 */
export function UpiCode({ svg, link, amount }: UpiCodeProps) {
  return (
    <div className="grid justify-items-center gap-3">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={`QR code that pays ${amount} to the club by UPI`}
        width={240}
        height={240}
        className="border border-rule bg-[#ffffff] p-3"
      />
      <p className="text-sm text-soft">Scan it with any UPI app.</p>
      {link?.startsWith("upi://") === true ? (
        // For small screens, and for large ones that are touched; a desktop has no app to open.
        <div className="grid w-full gap-2 md:pointer-fine:hidden">
          <a href={link} className={buttonClass("secondary", "w-full")}>
            Open a UPI app on this phone
          </a>
          <p className="text-sm text-soft">
            Amount and reference are filled in. If your app refuses, copy the details below into it.
          </p>
        </div>
      ) : null}
    </div>
  );
}
