import type { LiteClient } from 'algoliasearch/lite'
import { useEffect, useState } from 'react'
import { KIND_CODES, type Kind } from '#domain/assets/kinds.ts'
import type { Preview } from '#domain/contract/catalogue.ts'
import type { ItemHit } from '#domain/contract/search.ts'
import { chosenFilters } from '#domain/search/first-hits.ts'
import type { ListingParameters } from '#domain/search/listing-parameters.ts'

export type Samples = ReadonlyMap<Kind, Preview>

/** Longer than the pause between two letters. */
const PAUSE_MS = 600

/**
 * The best result of each kind for its tab, whichever kind is selected. Requested once the results are shown, since
 * tabs can wait; until then, and on failure, the known samples.
 */
export function useSamples(client: LiteClient, asked: ListingParameters, known: Samples): Samples {
  const [samples, setSamples] = useState(known)
  const request = JSON.stringify(sampleRequest(asked))

  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(async () => {
      const found = await askSamples(client, JSON.parse(request))
      if (isWanted) setSamples((before) => new Map([...before, ...found]))
    }, PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [client, request])

  return samples
}

/** Indices group by kind (`attributeForDistinct`): one result of each. */
function sampleRequest({ index, query, filters, disjunctiveFacetsRefinements }: ListingParameters) {
  const { kind: _, ...chosen } = disjunctiveFacetsRefinements
  return {
    indexName: index,
    query,
    filters,
    facetFilters: chosenFilters(chosen),
    distinct: 1,
    hitsPerPage: KIND_CODES.length,
    attributesToRetrieve: ['kind', 'preview'],
    attributesToHighlight: [],
    analytics: false,
  }
}

async function askSamples(client: LiteClient, request: ReturnType<typeof sampleRequest>) {
  try {
    const { results } = await client.searchForHits<Partial<ItemHit>>({ requests: [request] })
    const hits = results.flatMap((result) => result.hits)
    return hits.flatMap(({ kind, preview }) => (kind && preview ? [[kind, preview] as const] : []))
  } catch {
    return []
  }
}
