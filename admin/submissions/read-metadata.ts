import { isKind } from '#domain/assets/kinds.ts'
import type { EditSubmissionForm, SubmissionDetail } from '#domain/contract/console/submissions.ts'

/** The metadata form as the server takes it, for the version that the author saw. */
export function readMetadata(
  fields: Pick<FormData, 'get'>,
  { version, kind }: Pick<SubmissionDetail, 'version' | 'kind'>,
): EditSubmissionForm {
  const textOf = (name: string) => String(fields.get(name) ?? '').trim()
  const chosen = textOf('kind')
  const declared = textOf('generative_ai')
  return {
    expected: version,
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
function centsOf(text: string): number | null {
  if (text === '') return null
  const [, whole = '', part = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  return whole === '' ? 0 : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
