import { GraphQLScalarType, Kind } from "graphql";
import { GraphQLDateTimeISO } from "graphql-scalars";

export const DateTime = new GraphQLScalarType<Date, string>({
  ...GraphQLDateTimeISO.toConfig(),
  name: "DateTime",
  description: "A moment in UTC, ISO 8601 with milliseconds, for example 2025-03-01T11:30:00.000Z.",
});

function paise(value: unknown): number {
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0) {
    throw new TypeError("Paise is a whole number, zero or more");
  }
  return value;
}

function signedPaise(value: unknown): number {
  if (typeof value !== "number" || !Number.isSafeInteger(value)) {
    throw new TypeError("SignedPaise is a whole number");
  }
  return value;
}

export const Paise = new GraphQLScalarType<number, number>({
  name: "Paise",
  description: "Money in whole paise. 36000 is ₹360.",
  serialize: paise,
  parseValue: paise,
  parseLiteral: (node) => paise(node.kind === Kind.INT ? Number(node.value) : undefined),
});

export const SignedPaise = new GraphQLScalarType<number, number>({
  name: "SignedPaise",
  description: "A movement of money in whole paise, below zero for outgoing money. -36000 is ₹360 out.",
  serialize: signedPaise,
  parseValue: signedPaise,
  parseLiteral: (node) => signedPaise(node.kind === Kind.INT ? Number(node.value) : undefined),
});
