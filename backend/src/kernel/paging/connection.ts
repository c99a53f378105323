import { Field, Int, ObjectType, type ClassType } from "type-graphql";
import { encodeCursor, type Position } from "./cursor.js";

@ObjectType({ simpleResolvers: true, description: "Where a page lies in its list." })
class PageInfo {
  @Field(() => Boolean, { description: "True when there are entries after this page." })
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true, description: "Goes into `after` for the next page." })
  endCursor!: string | null;
}

/** A page of a list. */
export interface Page<Node> {
  readonly edges: { readonly cursor: string; readonly node: Node }[];
  readonly pageInfo: PageInfo;
  /** Counts all entries of the list; run only if requested. */
  readonly count: () => Promise<number>;
}

/** An entry with its cursor, which is computed only if requested. */
class PageEdge<Node> {
  constructor(
    readonly node: Node,
    private readonly position: (node: Node) => Position,
  ) {}

  get cursor(): string {
    return encodeCursor(this.position(this.node));
  }
}

/** Removes the extra row of a page and gives each row its cursor. */
export function pageOf<Node>(
  rows: readonly Node[],
  first: number,
  position: (node: Node) => Position,
  count: () => Promise<number>,
): Page<Node> {
  const edges = rows.slice(0, first).map((node) => new PageEdge(node, position));
  const pageInfo = { hasNextPage: rows.length > first, endCursor: edges.at(-1)?.cursor ?? null };
  return { edges, pageInfo, count };
}

/** The GraphQL type `<name>Connection` of a page of `node`. */
export function connectionOf<Node extends object>(
  node: ClassType<Node>,
  name: string,
): ClassType<Page<Node>> {
  @ObjectType(`${name}Edge`, { simpleResolvers: true, description: "An entry of a page with its cursor." })
  class Edge {
    @Field(() => String, { description: "Goes into `after` for the entries that follow." })
    cursor!: string;

    @Field(() => node, { description: "The entry." })
    node!: Node;
  }

  @ObjectType(`${name}Connection`, { simpleResolvers: true, description: "A page of a list." })
  class Connection implements Page<Node> {
    @Field(() => [Edge], { description: "The page's entries." })
    edges!: Edge[];

    @Field(() => PageInfo, { description: "Where the page lies." })
    pageInfo!: PageInfo;

    count!: () => Promise<number>;

    @Field(() => Int, { description: "Entries in the whole list; counted only when asked for." })
    totalCount(): Promise<number> {
      return this.count();
    }
  }
  return Connection;
}
