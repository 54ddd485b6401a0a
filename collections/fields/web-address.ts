import type { TextField } from 'payload'
import { isSitePath } from '#domain/routing/site-path.ts'
import { isWebAddress } from '#domain/routing/web-address.ts'

type Options = Partial<Pick<TextField, 'label' | 'admin'>> & {
  /** Whether a path of this site will do too. */
  readonly orPath?: boolean
}

/**
 * An address that pages make a link of: http or https and nothing else. PostgreSQL refuses other schemes too, whoever
 * writes the row (the migration of web addresses).
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
