import { useClub } from "../../shared/club";

/** The club's mark; without one of its own a podium: second, first and third from left to right. */
export function BrandMark() {
  const { mark } = useClub();
  if (mark !== undefined)
    return <img src={mark} alt="" width={32} height={32} className="size-8 object-contain" />;
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
      <path className="fill-accent" d="M0 0h32v32H0z" />
      <path className="fill-on-accent" d="M5 13h6v14H5zM13 6h6v21h-6zM21 17h6v10h-6z" />
    </svg>
  );
}
