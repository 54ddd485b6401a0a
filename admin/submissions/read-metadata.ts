import { isKind } from '#domain/assets/kinds.ts'
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

/** An amount as it is typed: 4.50, empty for none. */
export function priceText(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2)
}

/** Cents of an amount such as 4.50 or 4,50; null for none. A malformed amount is 0, which the server refuses. */
function centsOf(text: string): number | null {
  if (text === '') return null
  const [, whole = '', part = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  return whole === '' ? 0 : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
