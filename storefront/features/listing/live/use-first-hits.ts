import type { LiteClient } from 'algoliasearch/lite'
import { useLayoutEffect, useState } from 'react'
import type { Card } from '#domain/contract/catalogue.ts'
import type { Listed } from '#domain/routing/listed.ts'
import { firstHitsRequest } from '#domain/search/first-hits.ts'
import type { IndexNames } from '#domain/search/index-names.ts'
import { listingParameters } from '#domain/search/listing-parameters.ts'
import type { Selection } from '#domain/search/selection.ts'

/** The first hits of a listing. */
export interface FirstHits {
  readonly hits: readonly Card[]
  readonly nbHits: number
  readonly exhaustiveNbHits?: boolean | undefined
}

/** A response, and its listing; null hits where the engine failed. */
export interface FirstAnswer {
  readonly listed: Listed
  readonly found: FirstHits | null
}

interface Asks {
  readonly client: LiteClient
  readonly names: IndexNames
  readonly selection: Selection | null
}

/**
 * The newest response to typed words. A response to earlier letters is ignored once a newer letter has been requested,
 * so that late responses never replace a newer one.
 *
 * @param typed null sends no request
 */
export function useFirstHits(typed: Listed | null, { client, names, selection }: Asks): FirstAnswer | null {
  const [answer, setAnswer] = useState<FirstAnswer | null>(null)

  // A layout effect, since an effect would send the request after the frame.
  useLayoutEffect(() => {
    if (typed === null) return
    let isNewest = true
    const request = firstHitsRequest(listingParameters({ ...typed, selection }, names), typed.view.form)
    void ask(client, request).then((found) => {
      if (isNewest) setAnswer({ listed: typed, found })
    })
    return () => {
      isNewest = false
    }
  }, [typed, client, names, selection])

  return answer
}

async function ask(
  client: LiteClient,
  request: ReturnType<typeof firstHitsRequest>,
): Promise<FirstHits | null> {
  try {
    const { results } = await client.searchForHits<Card>({ requests: [request] })
    const [result] = results
    if (result?.nbHits === undefined) return null
    const { hits, nbHits, exhaustive } = result
    return { hits, nbHits, exhaustiveNbHits: exhaustive?.nbHits }
  } catch {
    return null
  }
}
