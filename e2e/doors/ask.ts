import { type Answered, type Knock, knock } from '#e2e/doors/knock.ts'
import type { Somebody } from '#e2e/doors/somebody.ts'

/** What was sent, with the headers of who sent it, and what came back. */
export type Asked = readonly [sent: Knock, answered: Answered]

const AT_ONCE = 8

/** Somebody asks all of it, a few at a time. */
export async function ask(somebody: Somebody, knocks: readonly Knock[]): Promise<readonly Asked[]> {
  const answers: Asked[] = []
  for (let from = 0; from < knocks.length; from += AT_ONCE) {
    const some = knocks.slice(from, from + AT_ONCE)
    answers.push(...(await Promise.all(some.map((one) => askOne(somebody, one)))))
  }
  return answers
}

async function askOne({ origin, headers }: Somebody, one: Knock): Promise<Asked> {
  const sent = { ...one, headers: { ...headers, ...one.headers } }
  const answered = await knock(origin, sent)
  const told = withTheirHash(sent, answered, origin)
  return told === null ? [sent, answered] : [told, await knock(origin, told)]
}

/** Next wants requests for data with a hash of their headers in the address, and tells it to whoever has it not. */
function withTheirHash(sent: Knock, { headers }: Answered, origin: string): Knock | null {
  if (sent.headers?.RSC === undefined || headers.location === undefined) return null
  const to = new URL(headers.location, origin)
  const isSame = to.origin === origin && to.pathname === new URL(sent.path, origin).pathname
  return isSame && to.searchParams.has('_rsc') ? { ...sent, path: to.pathname + to.search } : null
}
