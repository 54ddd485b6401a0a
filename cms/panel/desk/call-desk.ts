/** The texts of refusals by their code, in the language of the panel; `other` for everything else. */
export type RefusalTexts = Readonly<Record<string, string>> & { readonly other: string }

/** Calls an endpoint of the panel; resolves to null, or to the reason of a refusal in the panel's language. */
export async function callDesk(path: string, body: object, texts: RefusalTexts): Promise<string | null> {
  try {
    const response = await fetch(`/api/panel${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
    })
    if (response.ok) return null
    const answer: unknown = await response.json()
    return texts[codeOf(answer)] ?? texts.other
  } catch {
    return texts.other
  }
}

function codeOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('errors' in answer)) return 'other'
  const [first]: unknown[] = Array.isArray(answer.errors) ? answer.errors : []
  if (typeof first !== 'object' || first === null || !('code' in first)) return 'other'
  return typeof first.code === 'string' ? first.code : 'other'
}
