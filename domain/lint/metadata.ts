import { tidyTitle } from './fix-metadata.ts'
import type { LintRule } from './rule-codes.ts'
import { KEYWORDS, LINT_RULES, MAX_TITLE } from './rules.ts'
import { BRAND_WORDS, FILLER_WORDS, KIND_WORDS, STYLE_WORDS, singularOf, wordsOf } from './words.ts'
import { found, foundIf, type LintedMetadata, type LintResult } from './work.ts'

const PIECES = 'icons?|illustrations?|animations?|photos?|pieces|items|assets|glyphs|elements|files|models'
/** "30 icons", "set of 30", "pack of 30". */
const COUNT = new RegExp(
  `\\b(?:\\d+\\+?\\s+(?:${PIECES})|(?:set|pack|bundle|collection)\\s+of\\s+\\d+)\\b`,
  'i',
)

export function lintTitle({ title }: LintedMetadata): readonly LintResult[] {
  const words = wordsOf(title)
  const naming = (list: ReadonlySet<string>, rule: LintRule) => {
    const word = words.find((one) => list.has(one))
    return word === undefined ? [] : [found(rule, { word })]
  }
  const count = COUNT.exec(title)?.[0]
  const tidy = tidyTitle(title)
  return [
    ...foundIf(!/\p{L}/u.test(title), 'L101'),
    ...foundIf(title.length > MAX_TITLE, 'L102', { length: title.length, most: MAX_TITLE }),
    ...naming(KIND_WORDS, 'L103'),
    ...naming(FILLER_WORDS, 'L104'),
    ...(count === undefined ? [] : [found('L105', { words: count })]),
    ...naming(BRAND_WORDS, 'L106'),
    ...foundIf(tidy !== title, 'L107', { title: tidy }),
  ]
}

export function lintKeywords({ title, keywords }: LintedMetadata): readonly LintResult[] {
  const { least, most } = KEYWORDS
  const count = keywords.length
  const each = (is: (keyword: string, index: number) => boolean, rule: LintRule) =>
    keywords.filter(is).map((word) => found(rule, { word }))
  const inTitle = new Set(wordsOf(title).map(singularOf))
  const singulars = keywords.map(singularOf)
  const repeatsTitle = keywords.every((keyword) =>
    wordsOf(keyword)
      .map(singularOf)
      .every((word) => inTitle.has(word)),
  )
  return [
    ...foundIf(count < least, 'L201', { count, least }),
    ...foundIf(count > most, 'L202', { count, most }),
    ...each((keyword) => !/^[a-z][a-z' -]*$/.test(keyword), 'L203'),
    ...each((keyword) => STYLE_WORDS.has(keyword), 'L204'),
    ...each((keyword) => KIND_WORDS.has(keyword), 'L205'),
    ...each((_, index) => singulars.indexOf(singulars[index] ?? '') < index, 'L206'),
    ...foundIf(count > 0 && repeatsTitle, 'L207'),
    ...each((keyword) => wordsOf(keyword).some((word) => BRAND_WORDS.has(word)), 'L208'),
  ]
}

export function lintDetails({
  form,
  hasCategory,
  generativeAi,
  priceCents,
}: LintedMetadata): readonly LintResult[] {
  const { itemLeast, itemMost, packLeast } = LINT_RULES.L303.limits
  const [least, most] = form === 'pack' ? [packLeast, null] : [itemLeast, itemMost]
  const isPriced = priceCents !== null && (priceCents < least || (most !== null && priceCents > most))
  return [
    ...foundIf(!hasCategory, 'L301'),
    ...foundIf(generativeAi === null, 'L302'),
    ...foundIf(isPriced, 'L303', {
      price: dollars(priceCents ?? 0),
      least: dollars(least),
      most: most === null ? '' : dollars(most),
    }),
  ]
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2)
}
