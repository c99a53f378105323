import { svgAddress } from "../../../shared/qr/save-qr";

/**
 * A pass's QR code, as a picture: an <img> runs no script. It keeps its white ground in the dark theme, and is as large as
 * a phone's screen lets it be, or a camera could not read it.
 */
export function PassCode({ svg, of }: { readonly svg: string; readonly of: string }) {
  return (
    <img
      src={svgAddress(svg)}
      alt={`QR code of ${of}`}
      width={320}
      height={320}
      className="h-auto w-full max-w-80 border border-rule bg-[#ffffff]"
    />
  );
}
