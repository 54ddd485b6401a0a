import { queryOptions, useQuery } from '@tanstack/react-query'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { MetadataOptions } from '#domain/contract/console/submissions.ts'
import { sendRequest } from '../providers/send-request.ts'

const NO_OPTIONS: MetadataOptions = { categories: [], styles: [] }

/** The query for categories and styles, which is sent once. */
export const METADATA_OPTIONS = queryOptions({
  queryKey: ['metadata-options'],
  queryFn: () => sendRequest(`${CONSOLE_API}/submissions/options`) as Promise<MetadataOptions>,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Categories and styles; empty until they have arrived. */
export function useMetadataOptions(): MetadataOptions {
  const { data = NO_OPTIONS } = useQuery(METADATA_OPTIONS)
  return data
}
