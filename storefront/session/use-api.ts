'use client'

import useSWR, { type KeyedMutator } from 'swr'
import { callApi, type Refused } from '#storefront/session/call-api.ts'

interface Read<T> {
  /** What was read last; undefined until the first answer. */
  readonly data: T | undefined
  /** Why it could not be read; null while it is or was. */
  readonly failure: Refused | null
  /** The first answer is still to come. */
  readonly loading: boolean
  /** Something newer is being read. */
  readonly refreshing: boolean
  /** Sets what is known, or reads it anew when called with nothing. */
  readonly mutate: KeyedMutator<T>
}

/**
 * What a call of `/api/v2` answers, kept and shared between the parts of a page, and read anew when somebody comes back
 * to it. For pages of people; what everybody sees is made by the server.
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

/** SWR takes what is thrown for the error. */
async function read<T>(path: string): Promise<T> {
  const answer = await callApi<T>('GET', path)
  if (answer.ok) return answer.value
  throw answer
}
