import type { FieldAccess } from 'payload'

const denyAll: FieldAccess = () => false

/**
 * Field access of derived and counted values. A form sends back every value it was opened with, hidden ones too:
 * without this, saving an item would undo concurrent writes of the worker.
 */
export const DERIVED = { create: denyAll, update: denyAll } as const
