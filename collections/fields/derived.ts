import type { FieldAccess } from 'payload'

const denyAll: FieldAccess = () => false

/**
 * Field access of what the software derives and counts. A form sends back every value it was opened with, hidden ones
 * too: without this, saving an item would undo what the worker wrote meanwhile.
 */
export const DERIVED = { create: denyAll, update: denyAll } as const
