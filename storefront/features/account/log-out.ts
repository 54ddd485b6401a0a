import { callApi } from '#storefront/session/call-api.ts'
import { forgetSession } from '#storefront/session/session.ts'

/** Ends the session of this browser. @returns false when the request failed: the session has not ended */
export async function logOut(): Promise<boolean> {
  const answer = await callApi('POST', '/logout', { session: 'ends' })
  if (answer.ok) forgetSession()
  return answer.ok
}
