/** Sends a file as the new original of an item; resolves to null, or to the words of the refusal. */
export async function uploadOriginal(item: number | string, file: File): Promise<string | null> {
  const body = new FormData()
  body.set('file', file)
  const response = await fetch(`/api/panel/items/${item}/revisions`, {
    method: 'POST',
    body,
    credentials: 'same-origin',
  })
  if (response.ok) return null
  const answer: unknown = await response.json().catch(() => null)
  return messageOf(answer) ?? `The file could not be sent (${response.status})`
}

function messageOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('errors' in answer)) return null
  const [first]: unknown[] = Array.isArray(answer.errors) ? answer.errors : []
  if (typeof first !== 'object' || first === null || !('message' in first)) return null
  return typeof first.message === 'string' ? first.message : null
}
