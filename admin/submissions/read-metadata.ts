import { isKind } from '#domain/assets/kinds.ts'
import { readPrice } from '#domain/bulk-edit/cells.ts'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import type { Draft } from './draft.ts'

/** The metadata form as the server takes it. */
export function readMetadata(fields: Pick<FormData, 'get'>, { kind }: Pick<SubmissionDetail, 'kind'>): Draft {
  const textOf = (name: string) => String(fields.get(name) ?? '').trim()
  const chosen = textOf('kind')
  const declared = textOf('generative_ai')
  return {
    title: textOf('title'),
    description: textOf('description'),
    keywords: textOf('keywords').split(/[,;\n]/),
    kind: isKind(chosen) ? chosen : kind,
    category: idOf(textOf('category')),
    style: idOf(textOf('style')),
    price_cents: centsOf(textOf('price')),
    editorial_only: fields.get('editorial_only') !== null,
    generative_ai: declared === '' ? null : declared === 'true',
  }
}

function idOf(text: string): number | null {
  return text === '' ? null : Number(text)
}

/** Cents of an amount such as 4.50 or 4,50; null for none. A malformed amount is 0, which the server refuses. */
export function centsOf(text: string): number | null {
  const cents = readPrice(text)
  return cents === 'invalid' ? 0 : cents
}
