import type { TextField } from 'payload'
import { isSitePath } from '#domain/routing/site-path.ts'
import { isWebAddress } from '#domain/routing/web-address.ts'

type Options = Partial<Pick<TextField, 'label' | 'admin'>> & {
  /** Whether a path of this site is accepted too. */
  readonly orPath?: boolean
}

/**
 * An address that pages link to: http or https only. PostgreSQL rejects other schemes too, for every writer (the
 * migration of web addresses).
 */
export function webAddress(name: string, { orPath = false, ...options }: Options = {}): TextField {
  const kinds = orPath ? 'an http or https address, or a path of this site' : 'an http or https address'
  return {
    name,
    type: 'text',
    ...options,
    validate: (value: string | null | undefined) =>
      !value || isWebAddress(value) || (orPath && isSitePath(value)) || `Write ${kinds}.`,
  }
}
