import fc from 'fast-check'

/** Writes a text in another notation that its language reads the same, or nearly so. */
export type Spelling = (text: string) => string

const bits = fc.array(fc.boolean(), { minLength: 8, maxLength: 24 })

/** Applies `change` to some of the matching characters; the arbitrary decides which. */
function some(matching: RegExp, change: (character: string) => string): fc.Arbitrary<Spelling> {
  return bits.map(
    (chosen) => (text: string) =>
      Array.from(text, (character, at) =>
        matching.test(character) && chosen[at % chosen.length] ? change(character) : character,
      ).join(''),
  )
}

const asWritten = fc.constant<Spelling>((text) => text)
const casing = some(/[a-z]/i, (character) =>
  character === character.toLowerCase() ? character.toUpperCase() : character.toLowerCase(),
)
const codeOf = (character: string) => character.charCodeAt(0).toString(16)

/** Escapes of CSS Syntax 3, which end with a blank. */
const cssEscapes = some(/[a-z]/i, (character) => `\\${codeOf(character)} `)
const cssComments = some(/[\s:;,({]/, (character) => `${character}/**/`)
/** Characters that browsers remove from an address before they parse it. */
const blanksInside = some(/[a-z:/]/i, (character) => `${character}\t`)
const leadingBlanks = fc
  .constantFrom(' ', '\n', '\t', '\u00a0')
  .map((blank) => (text: string) => blank + text)
const backslashes = fc.constant<Spelling>((text) => text.replaceAll('/', '\\'))

export const cssSpelling: fc.Arbitrary<Spelling> = fc.oneof(
  { weight: 2, arbitrary: asWritten },
  casing,
  cssEscapes,
  cssComments,
  leadingBlanks,
)

export const addressSpelling: fc.Arbitrary<Spelling> = fc.oneof(
  { weight: 2, arbitrary: asWritten },
  casing,
  blanksInside,
  leadingBlanks,
  backslashes,
)

/** Character references of XML, in an attribute's value or between tags. */
export const xmlSpelling: fc.Arbitrary<Spelling> = fc.oneof(
  { weight: 3, arbitrary: asWritten },
  some(/[^<>&;]/, (character) => `&#x${codeOf(character)};`),
)

export const nameSpelling: fc.Arbitrary<Spelling> = fc.oneof({ weight: 4, arbitrary: asWritten }, casing)

/** Escapes inside a JSON string. */
export const jsonSpelling: fc.Arbitrary<Spelling> = fc.oneof(
  { weight: 3, arbitrary: asWritten },
  some(/[a-z:/.]/i, (character) => `\\u${codeOf(character).padStart(4, '0')}`),
)
