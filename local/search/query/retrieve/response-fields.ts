/** Fields that `responseFields` never removes. */
const ALWAYS_ANSWERED = new Set(['message', 'cursor', 'abTestVariantID', 'warnings'])

/** The requested fields of a response; `*` for all. */
export function onlyFields<Answer extends object>(
  answer: Answer,
  responseFields: readonly string[],
): Partial<Answer> {
  if (responseFields.includes('*')) return answer
  const asked = new Set(responseFields)
  const entries = Object.entries(answer).filter(([name]) => asked.has(name) || ALWAYS_ANSWERED.has(name))
  return Object.fromEntries(entries) as Partial<Answer>
}
