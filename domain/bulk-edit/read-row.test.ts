import { expect, test } from 'vitest'
import type { SubmissionMetadata } from '#domain/contract/console/submissions.ts'
import type { CellChoices } from './cells.ts'
import { readRow } from './read-row.ts'

const CHOICES: CellChoices = { kind: [], category: [], style: [], flag: [] }

const METADATA: SubmissionMetadata = {
  title: 'Red heart',
  description: null,
  keywords: ['heart'],
  kind: 'icon',
  category: 4,
  style: null,
  price_cents: 450,
  editorial_only: false,
  generative_ai: null,
}

test.each([
  [{ title: 'x'.repeat(200) }, {}],
  [{ title: 'x'.repeat(201) }, { title: 'text-too-long' }],
  [{ keywords: 'x'.repeat(41) }, { keywords: 'text-too-long' }],
  [{ description: 'x'.repeat(2001) }, { description: 'text-too-long' }],
  [{ price_cents: '1.00' }, {}],
  [{ price_cents: '0.99' }, { price_cents: 'price-invalid' }],
  [{ price_cents: '500.01' }, { price_cents: 'price-invalid' }],
  [
    { category: 'Planets', title: 'x'.repeat(201) },
    { category: 'choice-unknown', title: 'text-too-long' },
  ],
] as const)('checks %o against the limits of the form', (texts, errors) => {
  expect(readRow(METADATA, texts, CHOICES).errors).toEqual(errors)
})
