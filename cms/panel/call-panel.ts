import { deskText } from './texts/desk-text.ts'

/** Calls an endpoint of the panel; resolves to null, or to the reason of a refusal for staff. */
export async function callPanel(
  path: string,
  body: FormData | object,
  language: string,
): Promise<string | null> {
  const isForm = body instanceof FormData
  const response = await fetch(`/api/panel${path}`, {
    method: 'POST',
    body: isForm ? body : JSON.stringify(body),
    credentials: 'same-origin',
    ...(isForm ? {} : { headers: { 'Content-Type': 'application/json' } }),
  })
  if (response.ok) return null
  const answer: unknown = await response.json().catch(() => null)
  return (
    messageOf(answer) ??
    deskText(language, 'The server answered with {status}. Try again.', { status: response.status })
  )
}

function messageOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('errors' in answer)) return null
  const [first]: unknown[] = Array.isArray(answer.errors) ? answer.errors : []
  if (typeof first !== 'object' || first === null || !('message' in first)) return null
  return typeof first.message === 'string' ? first.message : null
}
