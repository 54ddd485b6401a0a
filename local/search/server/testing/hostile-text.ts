import fc from 'fast-check'
import type { Json } from '#local/search/model/record.ts'

/** Texts that are known to break parsers. */
const KNOWN = [
  ...[
    '',
    ' ',
    '\0',
    '\ud800',
    'a\udc00b',
    '\udc00\ud800',
    '\uffff\ufffe',
    '\u202e',
    '\ufeff',
    '%',
    '%ED%A0%80',
  ],
  ...[
    '"',
    "'",
    '\\',
    '"\\',
    '-',
    '--',
    '-"',
    '" "',
    '{facet:kind}',
    '{facet:',
    'unordered(',
    'a:b:c',
    ':',
    'a:',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '__proto__:x',
    'constructor:x',
    'a.__proto__.b',
  ],
  ...[
    'NaN',
    'Infinity',
    '-0',
    '1e400',
    '0x10',
    'n:1e999 TO -1e999',
    'n>NaN',
    'n=-0',
    'n!=1e400',
    'n:NaN TO 3',
  ],
  ...[
    'kind:"\ud800"',
    "kind:'a",
    'NOT',
    'NOT NOT a:b',
    'a:b OR',
    'AND',
    '(',
    '()',
    ')',
    'a:b<score=1',
    '<score=1>',
  ],
  ...[
    'kind:a<score=99999999999999999999>',
    '[',
    '[[',
    '[1',
    '{}',
    '["a"',
    '[null]',
    '[["a",["b"]]]',
    'null',
    'true',
  ],
  ...['😀', 'ア', 'ß', 'İ', 'ﷺ', '\u0301', '\u200d', '..', '.', '/', '../..', '*', '-1', '9'.repeat(400)],
] as const

/** Any 16-bit code units, including lone surrogates. */
const codeUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units))

const repeated = fc
  .tuple(
    fc.constantFrom(
      '(',
      '[',
      '{"a":',
      '"',
      "'",
      '\\',
      'NOT ',
      ',',
      '.',
      ':',
      '-',
      ' ',
      '1',
      'a ',
      'ア',
      '\u0301',
    ),
    fc.integer({ min: 2, max: 8_000 }),
  )
  .map(([piece, times]) => piece.repeat(times))

/** Any text that a client may send. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 2, arbitrary: codeUnits },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: repeated },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...KNOWN), fc.constantFrom(...KNOWN)).map((two) => two.join('')),
  },
)

const hostileNumber = fc.oneof(
  fc.constantFrom(-0, -1, 0, 1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER + 2, 5e-324),
  fc.integer(),
)
const hostileLeaf: fc.Arbitrary<Json> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 1, arbitrary: hostileNumber },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false) },
)

/** A hostile text as a value, in lists, in objects or as a name; or a value of another type. */
export const hostileValue: fc.Arbitrary<Json> = fc.oneof(
  { weight: 4, arbitrary: hostileLeaf },
  { weight: 2, arbitrary: fc.array(hostileLeaf, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.array(fc.array(hostileLeaf, { maxLength: 3 }), { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.dictionary(hostileText, hostileLeaf, { maxKeys: 3 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(hostileLeaf, fc.integer({ min: 1, max: 200 }))
      .map(([leaf, levels]) => Array.from({ length: levels }).reduce<Json>((inside) => [inside], leaf)),
  },
)
