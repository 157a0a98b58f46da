import pg from 'pg';

type Parser = (value: string) => unknown;

const int8 = 20;
const date = 1082;
const int8Array = 1016;
const dateArray = 1182;
const textArray: number = 1009;

const parseTextArray = pg.types.getTypeParser(textArray) as (value: string) => (string | null)[];

const parsers: Record<number, Parser> = {
  [int8]: Number,
  [date]: (value) => value,
  [int8Array]: (value) => parseTextArray(value).map((item) => (item === null ? null : Number(item))),
  [dateArray]: parseTextArray,
};

/** The driver would parse `date` as a local time and return `int8` as a string. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): Parser =>
    (format === 'binary' ? undefined : parsers[oid]) ?? (pg.types.getTypeParser(oid, format) as Parser),
};
