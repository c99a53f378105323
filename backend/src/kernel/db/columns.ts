/** Each helper in this file declares a kind of column that behaves alike on SQLite and MySQL/MariaDB. */

import { Column, PrimaryColumn, type ColumnOptions } from "typeorm";

type Extra = Pick<ColumnOptions, "nullable" | "default">;

/** Declares a UUIDv7 primary key, set by the application. */
export function IdColumn(): PropertyDecorator {
  return PrimaryColumn({ type: "varchar", length: 36 });
}

/** Declares a reference to another row's id. */
export function RefColumn(options: Extra = {}): PropertyDecorator {
  return Column({ type: "varchar", length: 36, ...options });
}

/** Declares a text of at most `length` characters. */
export function TextColumn(length: number, options: Extra = {}): PropertyDecorator {
  return Column({ type: "varchar", length, ...options });
}

/** Declares a long text (up to 64 kB on MySQL). */
export function LongTextColumn(options: Extra = {}): PropertyDecorator {
  return Column({ type: "text", ...options });
}

/** Declares a 32-bit whole number. */
export function IntColumn(options: Extra = {}): PropertyDecorator {
  return Column({ type: "int", ...options });
}

/** Declares a whole number of up to 53 bits, stored in a 64-bit column. */
export function LongIntColumn(options: Extra = {}): PropertyDecorator {
  return Column({ type: "bigint", ...options });
}

export function RealColumn(options: Extra = {}): PropertyDecorator {
  return Column({ type: "double", ...options });
}

/** Declares a UTC time with millisecond precision. */
export function TimeColumn(options: Extra = {}): PropertyDecorator {
  return Column({ type: "datetime", precision: 3, ...options });
}
