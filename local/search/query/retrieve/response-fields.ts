/** What no `responseFields` leaves out. */
const ALWAYS_ANSWERED = new Set(['message', 'cursor', 'abTestVariantID', 'warnings'])

/** The fields of an answer that were asked for; `*` for all. */
export function onlyFields<Answer extends object>(
  answer: Answer,
  responseFields: readonly string[],
): Partial<Answer> {
  if (responseFields.includes('*')) return answer
  const asked = new Set(responseFields)
  const entries = Object.entries(answer).filter(([name]) => asked.has(name) || ALWAYS_ANSWERED.has(name))
  return Object.fromEntries(entries) as Partial<Answer>
}
