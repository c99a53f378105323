import { CLUB } from "../club";

interface PageMetaProps {
  /** The page's own title; the club's name is added. */
  readonly title: string;
  readonly description: string;
}

/** Title and description of a page; React moves them into the document's head. */
export function PageMeta({ title, description }: PageMetaProps) {
  return (
    <>
      <title>{`${title} · ${CLUB.name}`}</title>
      <meta name="description" content={description} />
    </>
  );
}
