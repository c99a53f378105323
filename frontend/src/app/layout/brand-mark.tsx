/** The club's mark: a podium, second, first and third from left to right, unless the club has a picture (look-style.ts of the server). */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="brand-mark size-8">
      <path className="fill-accent" d="M0 0h32v32H0z" />
      <path className="fill-on-accent" d="M5 13h6v14H5zM13 6h6v21h-6zM21 17h6v10h-6z" />
    </svg>
  );
}
