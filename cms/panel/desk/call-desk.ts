/** The texts of refusals by their code, in the language of the panel; `other` for everything else. */
export type RefusalTexts = Readonly<Record<string, string>> & { readonly other: string }

/** What an endpoint answered: its body, or the reason of a refusal in the panel's language. */
export type DeskAnswer =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly reason: string }

/** Calls an endpoint of the panel with a body, or with the text of a JSON file. */
export async function callDesk(
  path: string,
  body: object | string,
  texts: RefusalTexts,
): Promise<DeskAnswer> {
  try {
    const response = await fetch(`/api/panel${path}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
    })
    const answer: unknown = await response.json()
    if (response.ok) return { ok: true, body: answer }
    return { ok: false, reason: texts[codeOf(answer)] ?? texts.other }
  } catch {
    return { ok: false, reason: texts.other }
  }
}

function codeOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('errors' in answer)) return 'other'
  const [first]: unknown[] = Array.isArray(answer.errors) ? answer.errors : []
  if (typeof first !== 'object' || first === null || !('code' in first)) return 'other'
  return typeof first.code === 'string' ? first.code : 'other'
}
