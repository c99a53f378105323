import { CLUB } from "../club";
import { useAbsoluteAddress } from "../site-origin";

interface PageMetaProps {
  /** The page's own title; the club's name is added. */
  readonly title: string;
  readonly description: string;
  /** The page's one address, for pages that search engines should know: a path of this site. */
  readonly path?: string;
  /** Address of the picture that stands for the page where it is shared. */
  readonly image?: string | null | undefined;
}

/** Title, description, canonical address and Open Graph tags of a page; React moves them into the document's head. */
export function PageMeta({ title, description, path, image }: PageMetaProps) {
  const absolute = useAbsoluteAddress();
  return (
    <>
      <title>{`${title} · ${CLUB.name}`}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={CLUB.name} />
      <meta property="og:type" content="website" />
      {path === undefined ? null : (
        <>
          <link rel="canonical" href={absolute(path)} />
          <meta property="og:url" content={absolute(path)} />
        </>
      )}
      {image === undefined || image === null ? null : (
        <>
          <meta property="og:image" content={absolute(image)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
