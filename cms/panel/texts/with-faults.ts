import type { Field, Validate } from 'payload'
import { DEFAULT_LOCALE } from '#domain/locales/locales.ts'
import { faultIn } from './faults/index.ts'

/**
 * The validation of a field with its messages in the language of the panel. Nothing for a field without one: Payload
 * gives it its own, whose messages are translated.
 */
export function validationOf(field: Field): { validate?: Validate } {
  const validate = 'validate' in field ? (field.validate as Validate | undefined) : undefined
  if (typeof validate !== 'function') return {}
  return {
    validate: async (value, options) => {
      const result = await validate(value, options)
      return typeof result === 'string'
        ? faultIn(options.req.i18n?.language ?? DEFAULT_LOCALE, result)
        : result
    },
  }
}
