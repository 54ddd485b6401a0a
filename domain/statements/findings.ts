/**
 * What the check of a statement can find, each with its number and a text in English for the command line. The page has texts
 * in the reader's language (`statements.findings.<code>`).
 */
export const FINDINGS = {
  malformed: { number: 1, text: 'the file is not a statement, or has fields that a statement does not have' },
  order: { number: 2, text: 'the line is not at its place' },
  line: { number: 3, text: 'the line was altered, or follows another one: its hash differs' },
  amount: { number: 4, text: 'the amount is not what its pool or base, weight and share give' },
  reversal: { number: 5, text: 'the line that it reverses is not as it says' },
  head: { number: 6, text: 'the chain does not end with the hash that the statement states' },
  sums: { number: 7, text: 'the lines do not add up to the sums and counts of the statement' },
  place: { number: 8, text: "the statement is not at its place under the month's tree" },
  root: { number: 9, text: "the root does not cover the month's counts, sums and tree" },
  'other-root': { number: 10, text: 'the root is not the published one' },
} as const

export type FindingCode = keyof typeof FINDINGS
