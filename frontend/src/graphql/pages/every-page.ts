/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type { PageQuery } from "../../shared/page-data/page-query";
export type EveryPageQueryVariables = Exact<{ [key: string]: never }>;

export type EveryPageQuery = {
  siteContent: {
    address: Array<string>;
    isNew: boolean;
    club: { name: string; shortName: string; university: string; welcome: string; description: string };
    socialLinks: Array<{ id: string; label: string; href: string }>;
    sharingPictures: Array<{ id: string; path: string; alt: string }>;
  };
};

export const EveryPage: PageQuery<EveryPageQuery, EveryPageQueryVariables> = {
  name: "EveryPage",
  text: "query EveryPage{siteContent{club{name shortName university welcome description}address isNew socialLinks{id label href}sharingPictures{id path alt}}}",
};
