import { Field, ID, Int, ObjectType, type ClassType } from "type-graphql";
import { encodeCursor, type Position } from "./cursor.js";

@ObjectType({ simpleResolvers: true, description: "The position of a page in its list." })
class PageInfo {
  @Field(() => Boolean, { description: "True when there are entries after this page." })
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true, description: "Pass it as `after` for the next page." })
  endCursor!: string | null;
}

export interface Page<Node> {
  readonly edges: { readonly cursor: string; readonly node: Node }[];
  readonly pageInfo: PageInfo;
  /** Counts all entries of the list. Called only when the client requests the number. */
  readonly count: () => Promise<number>;
}

/** A page of a list whose entries can be selected, including those on other pages. */
export interface SelectablePage<Node> extends Page<Node> {
  /**
   * Reads the ids of all entries in order, at most `LIMITS.selectedAtOnce`. Called only when the client requests the
   * ids.
   */
  readonly allIds: () => Promise<string[]>;
}

/** An entry with its cursor. The cursor is computed only when requested. */
class PageEdge<Node> {
  constructor(
    readonly node: Node,
    private readonly position: (node: Node) => Position,
  ) {}

  get cursor(): string {
    return encodeCursor(this.position(this.node));
  }
}

class MappedEdge<Node> {
  constructor(
    readonly node: Node,
    private readonly edge: { readonly cursor: string },
  ) {}

  get cursor(): string {
    return this.edge.cursor;
  }
}

/** Makes a page of at most `first` rows. `rows` may have one row more, which shows that another page follows. */
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

/** Replaces each node of a page and keeps the cursors. Leaves out entries for which `other` returns undefined. */
export function mapNodes<Node, Other, Whole extends Page<Node>>(
  page: Whole & Page<Node>,
  other: (node: Node) => Other | undefined,
): Omit<Whole, "edges"> & Page<Other> {
  const edges = page.edges.flatMap((edge) => {
    const node = other(edge.node);
    return node === undefined ? [] : [new MappedEdge(node, edge)];
  });
  return { ...page, edges };
}

/** Creates the base class with the fields that all pages have. Each connection extends the class under its own name. */
function connectionFields<Node extends object>(node: ClassType<Node>, name: string) {
  @ObjectType(`${name}Edge`, { simpleResolvers: true, description: "An entry of a page with its cursor." })
  class Edge {
    @Field(() => String, { description: "Pass it as `after` for the following entries." })
    cursor!: string;

    @Field(() => node, { description: "The entry." })
    node!: Node;
  }

  @ObjectType({ simpleResolvers: true })
  abstract class Fields implements Page<Node> {
    @Field(() => [Edge], { description: "The page's entries." })
    edges!: Edge[];

    @Field(() => PageInfo, { description: "The position of the page in the list." })
    pageInfo!: PageInfo;

    count!: () => Promise<number>;

    @Field(() => Int, {
      description: "The number of entries in the whole list, counted only when requested.",
    })
    totalCount(): Promise<number> {
      return this.count();
    }
  }
  return Fields;
}

/** Creates the GraphQL type `<name>Connection` of a page of `node`. */
export function connectionOf<Node extends object>(
  node: ClassType<Node>,
  name: string,
): ClassType<Page<Node>> {
  @ObjectType(`${name}Connection`, { simpleResolvers: true, description: "A page of a list." })
  class Connection extends connectionFields(node, name) {}
  return Connection;
}

/** Creates the GraphQL type `<name>Connection` of a list whose entries can be selected. */
export function selectableConnectionOf<Node extends object>(
  node: ClassType<Node>,
  name: string,
): ClassType<SelectablePage<Node>> {
  @ObjectType(`${name}Connection`, { simpleResolvers: true, description: "A page of a list." })
  class Connection extends connectionFields(node, name) implements SelectablePage<Node> {
    allIds!: () => Promise<string[]>;

    @Field(() => [ID], {
      description: "The ids of the whole list in its order, at most 20,000, read only when requested.",
    })
    ids(): Promise<string[]> {
      return this.allIds();
    }
  }
  return Connection;
}
