'use client'

import useSWR, { type KeyedMutator } from 'swr'
import { callApi, type Refused } from '#storefront/session/call-api.ts'

interface Read<T> {
  /** The last value read; undefined until the first response. */
  readonly data: T | undefined
  /** Why it could not be read; null if it could. */
  readonly failure: Refused | null
  /** The first response is pending. */
  readonly loading: boolean
  /** A newer value is being read. */
  readonly refreshing: boolean
  /** Sets the value, or reads it again when called without one. */
  readonly mutate: KeyedMutator<T>
}

/**
 * Reads a call of `/api/v2`, shares it between the parts of a page, and reads it again when the page regains focus. For
 * private data; public data is rendered by the server.
 *
 * @param path under `/api/v2`, with its query; null reads nothing yet
 */
export function useApi<T>(path: string | null): Read<T> {
  const { data, error, isLoading, isValidating, mutate } = useSWR<T, Refused>(path, read, {
    shouldRetryOnError: ({ status, unreachable }) => unreachable || status >= 500,
    errorRetryCount: 3,
    keepPreviousData: true,
  })
  return { data, failure: error ?? null, loading: isLoading, refreshing: isValidating, mutate }
}

/** SWR expects errors to be thrown. */
async function read<T>(path: string): Promise<T> {
  const answer = await callApi<T>('GET', path)
  if (answer.ok) return answer.value
  throw answer
}
