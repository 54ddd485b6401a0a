import type { Messages } from 'next-intl'

/** Texts that the client components of every page of the dashboard need. */
export const ALWAYS_HANDED = ['common', 'errors', 'form'] as const satisfies readonly (keyof Messages)[]
